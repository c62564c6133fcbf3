import type { Answer, Assessment } from '@candi/contracts'
import { Check } from './check-row.tsx'
import { SheetPart } from './sheet-part.tsx'
import { Spend } from './spend.tsx'

type Props = Pick<Assessment, 'checks' | 'spend'> & {
  answers: ReadonlyMap<string, Answer>
  onAnswer: (finding: string, state: Answer['state']) => void
}

export function Checks({ checks, spend, answers, onAnswer }: Props) {
  if (checks.length === 0) return null
  return (
    <SheetPart title="Check it yourself" lead="Cheapest and most telling first.">
      <ol className="checks">
        {checks.map((check, index) => (
          <Check
            key={check.id}
            check={check}
            isOpen={index === 0}
            answer={check.outcome ? answers.get(check.outcome.finding) : undefined}
            onAnswer={onAnswer}
          />
        ))}
      </ol>
      {spend && <Spend spend={spend} />}
    </SheetPart>
  )
}
