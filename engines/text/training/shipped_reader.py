"""The weights of the shipped, quantised reader as floats again: what is trained on from it starts from what owners run."""
import numpy as np
import onnx
from onnx import numpy_helper
import torch


def shipped_state(path):
    """By the names of train_reader.Reader. Matrices lost theirs in the export and are found by the bias that follows them."""
    graph = onnx.load(path).graph
    tensors = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    made = {output: node for node in graph.node for output in node.output}
    prefix = 'reader.'
    state = {k[len(prefix):]: v for k, v in tensors.items() if k.startswith(prefix) and not k.endswith(('_q', '_s'))}
    for name in tensors:
        if name.startswith(prefix) and name.endswith('_q'):
            state[name[len(prefix):-2]] = tensors[name].astype(np.float32) * tensors[name[:-2] + '_s']
    for node in graph.node:
        if node.op_type != 'Add':
            continue
        bias = next((i for i in node.input if i in tensors and i.endswith('.bias')), None)
        other = next((i for i in node.input if i != bias), None)
        product = made.get(f'{other}_i')
        if bias and product is not None:
            name = product.input[1]
            state[bias[len(prefix):-len('bias')] + 'weight'] = (tensors[name].astype(np.float32) * tensors[name[:-2] + '_s']).T
    # The one row of the table of kinds that is used was added as a constant.
    kind = next(v for k, v in tensors.items() if v.shape == (384,) and not k.startswith(prefix))
    state['encoder.kind.weight'] = np.stack([kind, kind])
    return {k: torch.from_numpy(np.array(v, dtype=np.float32)) for k, v in state.items()}
