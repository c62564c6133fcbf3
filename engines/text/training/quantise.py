"""int8 weights for an exported reader, with no other tool than onnx itself.

Matrices become 7-bit integers with one scale a column (7 bits, because processors without VNNI add pairs of
products in 16 bits and would overflow with 8); activations are quantised as they come (DynamicQuantizeLinear).
The word table becomes int8 with one scale a row.

usage: quantise.py reader.fp32.onnx reader.onnx
"""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def main(source: str, target: str):
    model = onnx.load(source)
    graph = model.graph
    tensors = {t.name: t for t in graph.initializer}
    nodes, drop, add = [], set(), []
    for node in graph.node:
        if node.op_type in ('MatMul', 'Gemm') and node.input[1] in tensors:
            weight = numpy_helper.to_array(tensors[node.input[1]])
            if node.op_type == 'Gemm' or weight.ndim != 2 or min(weight.shape) < 64:
                nodes.append(node)
                continue
            name = node.input[1]
            scale = np.abs(weight).max(0) / 63.0
            add += [numpy_helper.from_array(np.clip(np.round(weight / scale), -63, 63).astype(np.int8), name + '_q'),
                    numpy_helper.from_array(scale.astype(np.float32), name + '_s')]
            drop.add(name)
            y = node.output[0]
            nodes += [
                helper.make_node('DynamicQuantizeLinear', [node.input[0]], [y + '_x', y + '_xs', y + '_xz']),
                helper.make_node('MatMulInteger', [y + '_x', name + '_q', y + '_xz'], [y + '_i']),
                helper.make_node('Cast', [y + '_i'], [y + '_f'], to=TensorProto.FLOAT),
                helper.make_node('Mul', [y + '_xs', name + '_s'], [y + '_ws']),
                helper.make_node('Mul', [y + '_f', y + '_ws'], [y]),
            ]
        elif node.op_type == 'Gather' and node.input[0] in tensors and numpy_helper.to_array(tensors[node.input[0]]).size > 1_000_000:
            name = node.input[0]
            table = numpy_helper.to_array(tensors[name])
            scale = np.maximum(np.abs(table).max(1, keepdims=True) / 127.0, 1e-12)
            add += [numpy_helper.from_array(np.clip(np.round(table / scale), -127, 127).astype(np.int8), name + '_q'),
                    numpy_helper.from_array(scale.astype(np.float32), name + '_s')]
            drop.add(name)
            y = node.output[0]
            nodes += [
                helper.make_node('Gather', [name + '_q', node.input[1]], [y + '_g']),
                helper.make_node('Cast', [y + '_g'], [y + '_gf'], to=TensorProto.FLOAT),
                helper.make_node('Gather', [name + '_s', node.input[1]], [y + '_gs']),
                helper.make_node('Mul', [y + '_gf', y + '_gs'], [y]),
            ]
        else:
            nodes.append(node)
    keep = [t for t in graph.initializer if t.name not in drop]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(keep + add)
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, target)


if __name__ == '__main__':
    main(*sys.argv[1:])
