/** Runs beside the page, in the thread of the sound: hands on what the microphone gives, in blocks, mixed into one channel. */
const BLOCK_SAMPLES = 1024

class CaptureSound extends AudioWorkletProcessor {
  block = new Float32Array(BLOCK_SAMPLES)
  filled = 0

  process([channels]) {
    const length = channels?.[0]?.length ?? 0
    for (let index = 0; index < length; index += 1) {
      let sum = 0
      for (const channel of channels) sum += channel[index]
      this.block[this.filled] = sum / channels.length
      this.filled += 1
      if (this.filled === BLOCK_SAMPLES) this.handOn()
    }
    return true
  }

  handOn() {
    this.port.postMessage(this.block, [this.block.buffer])
    this.block = new Float32Array(BLOCK_SAMPLES)
    this.filled = 0
  }
}

registerProcessor('capture-sound', CaptureSound)
