import { type DeviceProblem, deviceProblemOf } from '../../parts/device-problem.ts'
import captureAddress from './capture-worklet.js?url&no-inline'
import { microphoneFacts, UNFILTERED } from './microphone-facts.ts'

/** An open microphone; it hears from `listen` until `close`. */
export type Microphone = {
  sampleRateHz: number
  /** "48 kHz, filters off". */
  facts: string
  /** `onEnd`: unplugged, taken back, or taken over by a call. */
  listen: (onBlock: (block: Float32Array) => void, onEnd: () => void) => void
  close: () => void
}
export type OpenMicrophone = () => Promise<Microphone | { problem: DeviceProblem }>

const FALLBACK_BLOCK_SAMPLES = 2_048

/** Must be called in a press: elsewhere iOS leaves the sound asleep. */
export const openMicrophone: OpenMicrophone = async () => {
  if (!isSecureContext) return { problem: 'not-secure' }
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioContext !== 'function')
    return { problem: 'unsupported' }
  const context = new AudioContext()
  void context.resume()
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { ...UNFILTERED, channelCount: { ideal: 1 } },
    })
    await context.resume()
    return await connected(context, stream)
  } catch (error) {
    for (const track of stream?.getTracks() ?? []) track.stop()
    void context.close()
    return { problem: deviceProblemOf(error) }
  }
}

async function connected(context: AudioContext, stream: MediaStream): Promise<Microphone> {
  const source = context.createMediaStreamSource(stream)
  const tap = await tapOf(context)
  const tracks = stream.getAudioTracks()
  return {
    sampleRateHz: context.sampleRate,
    facts: microphoneFacts(context.sampleRate, tracks[0]?.getSettings() ?? {}),
    listen(onBlock, onEnd) {
      tap.onBlock(onBlock)
      for (const track of tracks) track.addEventListener('ended', onEnd)
      // A call on an iPhone interrupts the context and leaves the track as it is.
      context.addEventListener('statechange', () => {
        if (context.state !== 'running' && context.state !== 'closed') onEnd()
      })
      source.connect(tap.node)
      // Both kinds are silent; without a way out some browsers do not run them.
      tap.node.connect(context.destination)
    },
    close() {
      tap.onBlock(() => undefined)
      for (const track of tracks) track.stop()
      source.disconnect()
      void context.close()
    },
  }
}

type Tap = { node: AudioNode; onBlock: (take: (block: Float32Array) => void) => void }

async function tapOf(context: AudioContext): Promise<Tap> {
  try {
    await context.audioWorklet.addModule(captureAddress)
  } catch {
    // No worklets, or its file cannot be fetched now: the older way, in the page's own thread.
    return olderTap(context)
  }
  const node = new AudioWorkletNode(context, 'capture-sound')
  return {
    node,
    onBlock(take) {
      node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => take(data)
    },
  }
}

function olderTap(context: AudioContext): Tap {
  const node = context.createScriptProcessor(FALLBACK_BLOCK_SAMPLES, 1, 1)
  return {
    node,
    onBlock(take) {
      node.onaudioprocess = ({ inputBuffer }) => take(inputBuffer.getChannelData(0).slice())
    },
  }
}
