import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredDangers } from '@candi/contracts'
import type { OpinionWeights } from '@candi/engines/text'
import { loadBundle, loadCalibration, loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { accuracyFile, readAccuracyFile, writeAccuracyFiles } from './accuracy-file.ts'
import { mostFrequentProblem, nearestMessage } from './baselines.ts'
import { seededRandom } from './bootstrap.ts'
import { byProblem } from './by-problem.ts'
import { scoreComplaints } from './complaints.ts'
import {
  crossValidateFresh,
  crossValidatePosts,
  crossValidateReal,
  thresholdsOfUnread,
} from './cross-validate.ts'
import {
  dangersOfProblems,
  kindsOfDanger,
  mistakesByReason,
  mistakesOfDanger,
  parseReadMistakes,
  precisionByProblem,
  toldByKind,
} from './danger-by-kind.ts'
import { type ReadCase, scoreCase } from './diagnose-cases.ts'
import { learningCurve } from './learning-curve.ts'
import { MEASURED_SETS, type MeasuredSetId } from './measured-sets.ts'
import { missesOf } from './misses.ts'
import { readOutOfFold } from './out-of-fold.ts'
import { readLabelledPosts, readPostsUnread } from './owner-posts.ts'
import {
  developmentFolder,
  type RealCase,
  readAuthoredMessages,
  readComplaints,
  readFreshMessages,
  readRealCases,
} from './read-messages.ts'
import { readReal, readSchool } from './read-school.ts'
import { type Figures, figuresOf, rowOf, SCORE_HEAD, scoreRow, writtenFigures } from './score-lines.ts'
import type { ScoredCase } from './scored-case.ts'
import { table } from './table.ts'

/** `npm run eval`: measures the diagnosis and writes docs/accuracy.md and, for the pages, docs/accuracy.json and accuracy-in-short.json. Seeded: the same tree prints the same figures. */
const FOLDS = 6
const POST_FOLDS = 5
/** The nearest message is sought among all others: a third of the messages measures that well enough. */
const BASELINE_EVERY = 3

async function main(): Promise<void> {
  const random = seededRandom(20_261_120)
  const today = new Date().toISOString().slice(0, 10)
  // First of all: a file that cannot be read is found before the minutes of measuring.
  const standing = readAccuracyFile(productRoot)
  const parts = await loadDiagnosisParts(productRoot)
  const calibration = loadCalibration(productRoot)
  const manifest: OpinionWeights = JSON.parse(
    readFileSync(join(productRoot, 'engines', 'text', 'weights', 'manifest.json'), 'utf8'),
  )
  const messages = readAuthoredMessages(productRoot)
  const written = readSchool(
    loadBundle(productRoot).knowledge,
    parts,
    messages,
    readOutOfFold(productRoot),
    manifest,
  )
  // Weights are fitted on what owners would send; what was written to be hard is measured apart.
  const school = written.filter(({ isBorder }) => !isBorder)
  const border = written.filter(({ isBorder }) => isBorder)
  const sections: string[] = [heading(messages.length)]
  const add = (section: string) => {
    sections.push(section)
    console.log(`${section}\n`)
  }
  const figures = new Map<MeasuredSetId, Figures>()
  const measure = (id: MeasuredSetId, cases: readonly ScoredCase[], withUrgency: boolean) => {
    const measured = figuresOf(cases, random, withUrgency)
    if (cases.length > 0) figures.set(id, measured)
    return rowOf(MEASURED_SETS[id].title, measured)
  }

  const unread = thresholdsOfUnread(school, calibration.pooling)
  const score = (read: ReadCase) => scoreCase(read, calibration.pooling, unread)
  const schoolScored = school.map(score)
  const textOf = new Map(messages.map(({ id, text }) => [id, text]))
  const rows = [measure('unread-authors', schoolScored, true), measure('border', border.map(score), true)]

  const folder = developmentFolder(productRoot)
  const cases = folder ? readRealCases(folder) : []
  const readAll = async (lines: readonly RealCase[]) =>
    parts.reader ? await readReal(parts, lines, parts.reader) : []
  const real = await readAll(cases)
  const mended = await readAll(readFreshMessages(productRoot, 'mended'))
  const isStory = ({ group }: { readonly group: string }) => group.startsWith('story-')
  const untouched = (await readAll(readFreshMessages(productRoot, 'untouched'))).map((read) =>
    scoreCase(read, calibration.pooling, calibration.thresholds),
  )
  const posts = folder ? readLabelledPosts(productRoot, folder) : []
  const measured = {
    posts: await readPostsUnread(productRoot, parts, posts, manifest),
    real,
    fresh: mended,
    school,
  }
  const mendedScored = crossValidateFresh(measured)
  rows.unshift(
    measure('untouched-stories', untouched.filter(isStory), true),
    measure(
      'untouched-messages',
      untouched.filter((scored) => !isStory(scored)),
      true,
    ),
    measure('mended-stories', mendedScored.filter(isStory), true),
    measure(
      'mended-messages',
      mendedScored.filter((scored) => !isStory(scored)),
      true,
    ),
  )
  let dangers: MeasuredDangers | null = null
  if (folder) {
    const realScored = crossValidateReal(measured, FOLDS)
    const targets = cases.map((line) => ({
      id: line.id,
      group: line.source ?? line.id,
      gold: line.gold,
      accept: line.accept,
      stopDriving: line.stop_driving,
      text: line.text,
    }))
    rows.unshift(measure('real-messages', realScored, true))
    const postsScored = posts.length > 0 ? crossValidatePosts(measured, POST_FOLDS) : []
    if (posts.length > 0) {
      rows.unshift(
        measure('posts', postsScored, true),
        measure(
          'posts-as-shipped',
          measured.posts.map((read) => scoreCase(read, calibration.pooling, calibration.thresholds)),
          true,
        ),
      )
      dangers = {
        measured: today,
        row: 'posts',
        kinds: kindsOfDanger(posts, postsScored),
        problems: dangersOfProblems(postsScored),
      }
    }
    rows.push(measure('baseline-frequent', mostFrequentProblem(messages, targets), false))
    rows.push(measure('baseline-nearest', nearestMessage(messages, targets), false))
    add(`## Right problem, calibration and urgency\n\n${table(SCORE_HEAD, rows)}`)
    if (posts.length > 0)
      add(
        `## Posts of owners: danger by kind, and by problem\n\n${toldByKind(posts, postsScored)}\n\n${precisionByProblem(postsScored)}\n\nEvery missed danger and false alarm of the run of 28 November 2026 was read by a technician (evaluation/danger-read.csv):\n\n${mistakesByReason(postsScored, readMistakes())}`,
      )
    add(
      `## Coarse check on agency complaints\n\n${await scoreComplaints(parts, readComplaints(folder), calibration, random)}`,
    )
    if (posts.length > 0) console.log(`${mistakesOfDanger(posts, postsScored)}\n`)
    if (process.argv.includes('--misses'))
      console.log(missesOf(realScored, new Map(cases.map(({ id, text }) => [id, text]))))
  } else {
    add(
      `## Right problem, calibration and urgency\n\n${table(SCORE_HEAD, rows)}\n\nThe development folder with real messages is not here; that part is skipped.`,
    )
  }
  const held = new Set(schoolScored.filter((_, index) => index % BASELINE_EVERY === 0).map(({ id }) => id))
  add(`## Baselines on the authored messages\n\n${baselineTable()}`)
  add(`## By problem\n\n${byProblem(schoolScored)}`)
  const curve = join(productRoot, 'evaluation', 'learning-curve.json')
  if (existsSync(curve)) add(`## Learning curve\n\n${learningCurve(curve)}`)
  writeFileSync(join(productRoot, 'docs', 'accuracy.md'), `${sections.join('\n\n')}\n`)
  const shown = new Map([...figures].map(([id, measured]) => [id, writtenFigures(measured, today)]))
  writeAccuracyFiles(productRoot, accuracyFile({ figures: shown, dangers }, standing))

  /** Each baseline reads the messages of every author from the messages of all the others. */
  function baselineTable(): string {
    const authors = [...new Set(messages.map(({ author }) => author))]
    const target = (author: string) =>
      messages
        .filter((message) => message.author === author && held.has(message.id))
        .map((message) => ({
          id: message.id,
          group: author,
          gold: message.problem,
          accept: [],
          stopDriving: null,
          text: textOf.get(message.id) ?? '',
        }))
    const others = (author: string) => messages.filter((message) => message.author !== author)
    return table(SCORE_HEAD, [
      scoreRow(
        'Most frequent problem',
        authors.flatMap((author) => mostFrequentProblem(others(author), target(author))),
        random,
        false,
      ),
      scoreRow(
        'Nearest authored messages',
        authors.flatMap((author) => nearestMessage(others(author), target(author))),
        random,
        false,
      ),
    ])
  }
}

const readMistakes = () =>
  parseReadMistakes(readFileSync(join(productRoot, 'evaluation', 'danger-read.csv'), 'utf8'))

function heading(messages: number): string {
  return `# How accurate the diagnosis is

Printed by \`npm run eval\`; nobody edits this page by hand. The reader's school holds ${messages.toLocaleString('en-US')} messages of our own
writing. "First right" and "within three" accept the alternatives that the judge of a case accepted; "strict" does not. In brackets: 95 % bootstrap
intervals. "Above chance" is the calibration error less what a perfectly calibrated model of the same confidences shows by chance. Goals: 88 % within
three from words alone, 95 % with sound, photos and answers; they are goals, not claims.

What the real figure leans on: the 60 real messages were never trained on, but writers of the vocabulary and of the school had read most of them for their
tone, phrases and rules were mended after reading misses on them, and the weights of the pool and of danger are fitted on the folds that are not scored. Expect a
few points less on messages that nobody here has seen. The fresh messages were written for measuring by hands that never saw the project, half of them of cars that must not be driven; the reader was not trained on them,
and how those "that nobody mended by" are diagnosed nobody has read. The stories are what an owner typed before a repair showed the cause, as blogs, forums, workshops and advice columns tell them; plain messages say more directly what is wrong, and are easier than the real ones. The row of unread authors is the reader before this one, whose school was the first 8,372 messages, on all that fifteen
further hands wrote, with a threshold of its own; today's reader has learned those too. The messages close to the border of danger are pairs told in like words, the harmless one often in panic and the dangerous
one with a shrug: harder than what owners send, and learned from for that reason.`
}

await main()
