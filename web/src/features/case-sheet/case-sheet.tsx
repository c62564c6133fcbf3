import { type Answer, type Assessment, signsAsked } from '@candi/contracts'
import type { ReactNode, RefObject } from 'react'
import { SafeCard } from '../../parts/safe-card.tsx'
import { TermsProvider } from '../../parts/terms.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { Causes } from './causes.tsx'
import { Checks } from './checks.tsx'
import { Costs } from './costs.tsx'
import { DoNow } from './do-now.tsx'
import { Ledger } from './ledger.tsx'
import { RuledOut, SecondFault, StillUnknown } from './loose-ends.tsx'
import { OpenRecalls } from './open-recalls.tsx'
import { QuoteDoor } from './quote-door.tsx'
import { RecallWarning } from './recall-warning.tsx'
import { SheetFailure, type SheetProblem } from './sheet-failure.tsx'
import { TellWorkshop } from './tell-workshop.tsx'
import { TripDoor } from './trip-door.tsx'
import { VerdictBand } from './verdict-band.tsx'
import './case-sheet.css'
import './sheet-parts.css'

type Props = {
  assessment: Assessment
  /** Probabilities of the causes before the last answer, by cause. */
  before: ReadonlyMap<string, number>
  answers: ReadonlyMap<string, Answer>
  isWeighing: boolean
  problem: SheetProblem | undefined
  keptWords: string
  onAnswer: (finding: string, state: Answer['state'], source: 'flip' | 'check') => void
  onRetry: () => void
  onEditCar: () => void
  onPrint: () => void
  /** Hands on the short of the sheet. */
  share: ReactNode
  ref: RefObject<HTMLElement | null>
}

/** The result, in the order in which a driver needs it. */
export function CaseSheet({
  assessment,
  before,
  answers,
  isWeighing,
  problem,
  keptWords,
  onAnswer,
  onRetry,
  onEditCar,
  onPrint,
  share,
  ref,
}: Props) {
  const onFocus = useKeptFocus(ref)
  return (
    <aside
      className="sheet"
      id="sheet"
      ref={ref}
      tabIndex={-1}
      aria-label={`Case sheet for ${assessment.carName}`}
      aria-busy={isWeighing}
      onFocus={onFocus}
    >
      <TermsProvider value={assessment.terms}>
        {isWeighing && <div className="weighing" role="progressbar" aria-label="Weighing again" />}
        {problem && <SheetFailure problem={problem} standing={assessment.emergency} onRetry={onRetry} />}
        {assessment.emergency && <SafeCard emergency={assessment.emergency} />}
        <VerdictBand verdict={assessment.verdict} />
        <RecallWarning recalls={assessment.recalls} />
        {assessment.trips && (
          <TripDoor
            trips={assessment.trips}
            tripwires={assessment.tripwires}
            emergency={assessment.emergency}
            level={assessment.verdict.urgency}
          />
        )}
        <DoNow
          carName={assessment.carName}
          doNow={assessment.doNow}
          tripwires={assessment.tripwires}
          urgency={assessment.verdict.urgency}
        />
        {assessment.recalls.length > 0 && <OpenRecalls recalls={assessment.recalls} />}
        <Causes causes={assessment.causes} secondReading={assessment.secondReading} before={before} />
        {assessment.second && <SecondFault second={assessment.second} listed={assessment.causes} />}
        <Checks
          checks={assessment.checks}
          spend={assessment.spend}
          answers={answers}
          onAnswer={(finding, state) => onAnswer(finding, state, 'check')}
        />
        <Costs
          costs={assessment.costs}
          costNote={assessment.costNote}
          year={assessment.spend?.year}
          door={<QuoteDoor verdict={assessment.verdict} causes={assessment.causes} />}
        />
        <TellWorkshop shop={assessment.shop} onPrint={onPrint} share={share} />
        <Ledger
          ledger={assessment.ledger}
          asked={assessment.next ? signsAsked(assessment.next) : []}
          answers={answers}
          onFlip={(finding, state) => onAnswer(finding, state, 'flip')}
          onEditCar={onEditCar}
        />
        {assessment.missing.length > 0 && <StillUnknown missing={assessment.missing} />}
        {assessment.ruledOut.length > 0 && (
          <RuledOut ruledOut={assessment.ruledOut} carName={assessment.carName} />
        )}
        <p className="end">{keptWords} Candi weighs what you tell it. It can’t see your car.</p>
      </TermsProvider>
    </aside>
  )
}
