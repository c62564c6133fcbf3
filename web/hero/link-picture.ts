import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { TOKENS } from './blend.ts'

export interface LinkPicture {
  readonly name: string
  readonly heading: string
  readonly line: string
}

/** What a messenger shows beside a link to us, one for each group of pages. */
export const LINK_PICTURES: readonly LinkPicture[] = [
  {
    name: 'home',
    heading: 'A straight answer about your car.',
    line: 'Can I drive it? What is wrong? What will it cost?',
  },
  {
    name: 'plans',
    heading: '“Can I drive it?” is free for everyone.',
    line: 'Free, Pro and the Founder’s Lifetime Deal, line by line.',
  },
  {
    name: 'donate',
    heading: 'Nobody should feel small at the counter.',
    line: 'CANDI is free for the community and kept running by donations.',
  },
  { name: 'candi', heading: 'Know before you pay.', line: 'Honest help for a car that worries its owner.' },
]

const require = createRequire(import.meta.url)
const font = (name: string) =>
  readFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ).toString('base64')
const still = readFileSync(
  fileURLToPath(new URL('../src/screens/home/film/still-light.svg', import.meta.url)),
  'utf8',
)

/** 1200 x 630: the wordmark, one sentence, and the car below them. */
export function linkPictureHtml({ heading, line }: LinkPicture): string {
  const { paper, pulse: ink, wave: petrol } = TOKENS.light
  return `<!doctype html><style>
@font-face{font-family:D;font-weight:200 800;src:url(data:font/woff2;base64,${font('bricolage-grotesque')})}
@font-face{font-family:T;font-weight:400 700;src:url(data:font/woff2;base64,${font('instrument-sans')})}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;background:${paper};color:${ink};padding:56px 72px;position:relative;-webkit-font-smoothing:antialiased}
.wordmark{font:720 34px/1 D;letter-spacing:.015em}
.wordmark svg{height:.665em;margin-left:.05em;overflow:visible;fill:none;stroke:${petrol};stroke-width:7}
.wordmark path:first-child{stroke:${ink};stroke-width:16}
h1{font:680 72px/1 D;letter-spacing:-.034em;margin-top:36px;max-width:16ch;text-wrap:balance}
p{font:400 27px/1.4 T;color:#52625F;margin-top:20px}
body>svg{position:absolute;left:50%;bottom:-22px;width:1640px;transform:translateX(-52%)}
</style><div class="wordmark">CAND<svg viewBox="0 0 60 70"><path d="M8 0v70"/><path d="M29.500 30v40M43 48v22M56.500 60v10"/></svg></div>
<h1>${heading}</h1><p>${line}</p>${still}`
}
