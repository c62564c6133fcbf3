import type { PhotoEyes } from '@candi/engines/photo'

/** Of what is still to do, each look is taken for so much: how many there will be, nobody knows before. */
const SHARE_OF_REST = 0.2

/** The same eyes, telling after each look how far the work may be: ever nearer to 1 and never there. */
export function tellProgress(eyes: PhotoEyes, onProgress: (done: number) => void): PhotoEyes {
  let done = 0
  const counted =
    <Asked extends readonly unknown[], Seen>(look: (...asked: Asked) => Promise<Seen>) =>
    async (...asked: Asked): Promise<Seen> => {
      const seen = await look(...asked)
      done += (1 - done) * SHARE_OF_REST
      onProgress(done)
      return seen
    }
  return {
    readText: counted(eyes.readText),
    readLine: counted(eyes.readLine),
    spellVin: counted(eyes.spellVin),
    readBarcodes: counted(eyes.readBarcodes),
    tellLamps: counted(eyes.tellLamps),
    findGauges: counted(eyes.findGauges),
    readGauges: counted(eyes.readGauges),
    embed: counted(eyes.embed),
  }
}
