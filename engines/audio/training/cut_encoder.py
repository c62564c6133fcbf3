"""usage: python3 cut_encoder.py IN.onnx LAYERS OUT.onnx

IN: the encoder of a Whisper model as it is published for onnxruntime, with 8-bit weights. Keeps its convolutions, the
first LAYERS layers and the first 80 places, 1.6 s of sound; what the last of them gives is the output `heard`. Then come
signed weights (sign_weights.py).
"""
import sys

import onnx
from onnx import TensorProto, helper, numpy_helper

PLACES = 80

model = onnx.load(sys.argv[1])
graph = model.graph
last = f"/layers.{int(sys.argv[2]) - 1}/Add_1_output_0"
needed, kept = {last}, []
for node in reversed(graph.node):
    if needed.intersection(node.output):
        kept.append(node)
        needed.update(node.input)
kept.reverse()
width = 0
weights = []
for tensor in graph.initializer:
    if tensor.name not in needed:
        continue
    if tensor.name == "embed_positions.weight":
        places = numpy_helper.to_array(tensor)[:PLACES].copy()
        width = places.shape[1]
        tensor = numpy_helper.from_array(places, tensor.name)
    weights.append(tensor)
kept.append(helper.make_node("Identity", [last], ["heard"]))
for field, values in ((graph.node, kept), (graph.initializer, weights)):
    values = list(values)
    del field[:]
    field.extend(values)
# Shapes noted for 30 s hold no more.
del graph.value_info[:]
del graph.output[:]
graph.output.append(helper.make_tensor_value_info("heard", TensorProto.FLOAT, ["batch_size", PLACES, width]))
onnx.save(model, sys.argv[3])
