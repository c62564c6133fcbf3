import type { Assessment, CauseRow, RecallNote } from '@candi/contracts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { KnownRecall } from '../conversation/recall-book.ts'
import { lowerFirst } from './sentence.ts'

/** The law makes the repair free for cars of at most so many years when they are called back (49 U.S.C. 30120(g)). */
const FREE_YEARS = 15
const QUOTE_CHARACTERS = 320
/** A cause from this probability on is worth pointing at. */
const LIKELY = 0.05

/** The recalls of the model: park-it first, then park-outside, then those that touch a likely cause, then the newest. */
export function recallNotesOf(assessment: CaseAssessment): Assessment['recalls'] {
  const { recalls, vehicle } = assessment.understanding
  return recalls
    .map((recall): RecallNote => {
      const touched = touchedBy(assessment, recall)
      const { told, part, parkIt, parkOutside } = recall
      return {
        campaign: recall.campaign,
        reportedOn: told.reportedOn,
        part,
        sentence: sentenceFor(touched),
        quote: quoted(told.summary),
        parkIt,
        parkOutside,
        causes: [...touched.named, ...touched.kindred].map(({ id }) => id),
        isFree: isFree(told.reportedOn, vehicle.year),
      }
    })
    .sort(
      (left, right) =>
        weightOf(right) - weightOf(left) || (right.reportedOn ?? '').localeCompare(left.reportedOn ?? ''),
    )
}

const weightOf = ({ parkIt, parkOutside, causes }: RecallNote) =>
  (parkIt ? 4 : 0) + (parkOutside ? 2 : 0) + (causes.length > 0 ? 1 : 0)

/** The likely causes that the recall names; where it names none, those of its problems. */
function touchedBy({ ranked }: CaseAssessment, { causes, problems }: KnownRecall) {
  const likely = ranked.filter(({ probability }) => probability >= LIKELY).map(({ cause }) => cause)
  const named = likely.filter(({ id }) => causes.has(id))
  return { named, kindred: named.length > 0 ? [] : likely.filter(({ problem }) => problems.has(problem)) }
}

function sentenceFor({ named, kindred }: ReturnType<typeof touchedBy>): string {
  if (named[0]) return `It touches a likely cause here: ${lowerFirst(named[0].title)}.`
  return kindred[0]
    ? 'What you describe comes from the same part of the car.'
    : 'Nothing that you describe points there.'
}

/** The first sentences of the agency, as far as they fit. */
function quoted(summary: string): string {
  const text = summary.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= QUOTE_CHARACTERS) return text
  const cut = text.slice(0, QUOTE_CHARACTERS)
  const sentence = cut.lastIndexOf('. ')
  return sentence > QUOTE_CHARACTERS / 3
    ? cut.slice(0, sentence + 1)
    : `${cut.replace(/\s{1,9}\S{0,20}$/, '')} …`
}

function isFree(reportedOn: string | null, modelYear: number | undefined): boolean {
  if (reportedOn === null || modelYear === undefined) return true
  return Number(reportedOn.slice(0, 4)) - modelYear <= FREE_YEARS
}

/** The rows of the causes, each with the recall that names it. */
export function citeRecalls(causes: readonly CauseRow[], { understanding }: CaseAssessment): CauseRow[] {
  return causes.map((row) => {
    const recall = understanding.recalls.find(({ causes: named }) => named.has(row.id))
    return recall
      ? { ...row, recall: { campaign: recall.campaign, reportedOn: recall.told.reportedOn } }
      : row
  })
}
