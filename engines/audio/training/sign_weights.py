"""usage: python3 sign_weights.py IN.onnx OUT.onnx

Writes the 8-bit weights of matrices from -128 to 127 instead of 0 to 255, with their zero points: the same numbers,
so that what comes out is the same to the bit, but processors multiply them in pairs of fours (VNNI) only like this.
Convolutions stay as they are: onnxruntime 1.30 takes longer with signed ones.
"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

model = onnx.load(sys.argv[1])
weights = {tensor.name: tensor for tensor in model.graph.initializer}
for node in model.graph.node:
    if node.op_type != "MatMulInteger":
        continue
    for name in (node.input[1], node.input[3]):
        values = numpy_helper.to_array(weights[name])
        if values.dtype == np.uint8:
            signed = (values.astype(np.int16) - 128).astype(np.int8)
            weights[name].CopyFrom(numpy_helper.from_array(signed, name))
onnx.save(model, sys.argv[2])
