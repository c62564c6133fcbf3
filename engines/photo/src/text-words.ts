/** Words of displays: where a reader lost the spaces between them, they are put back. */
const WORDS = new Set(
  `a abs access add adblue adaptive air airbag ajar alternator and assist at automatic average bag battery belt beam bonnet boot brake brakes
bulb cap change charge charging check clean climate clutch coolant cooling cruise cylinder dealer def defect diesel disabled door doors dpf
drive driver economy electric electronic emission emissions empty engine error exhaust failure fault filter fluid front fuel gear gearbox
glow headlamp high hood hot hybrid ignition immediately immobiliser immobilizer in inflate information inspection is key keep lamp left level
light lights limited low maintenance malfunction mode motor needed next no not now of off oil on open over overheat overheated overheating park
parking pedal plug position power press pressure pull range ready rear reduced refill replace required right safely safe seat see sensor service
side smart soon speed stability start steering stop suspension switch system tailgate tank temp temperature tire tires to topup traction trailer
transmission trip trunk turn tyre tyres unavailable visit warning washer water wear wheel wiper workshop worn`.split(
    /\s+/,
  ),
)
const LONGEST = 14

/** A line with a space between its words. */
export function spacedWords(text: string): string {
  return text
    .split(' ')
    .map((piece) => splitPiece(piece) ?? piece)
    .join(' ')
    .trim()
}

/** A piece as a row of known words, the fewest; null where it is none. */
function splitPiece(piece: string): string | null {
  const lower = piece.toLowerCase()
  if (!/^[a-z]{4,60}$/.test(lower)) return null
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= lower.length; end++) {
    best[end] = null
    for (let from = Math.max(0, end - LONGEST); from < end; from++) {
      const before = best[from]
      if (before === null || before === undefined || !WORDS.has(lower.slice(from, end))) continue
      if ((best[end]?.length ?? Infinity) > before.length + 1) best[end] = [...before, piece.slice(from, end)]
    }
  }
  return best[lower.length]?.join(' ') ?? null
}
