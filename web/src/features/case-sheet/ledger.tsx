import type { Answer, Assessment, LedgerRow } from '@candi/contracts'
import { LedgerItem } from './ledger-row.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = {
  ledger: Assessment['ledger']
  /** The findings that are asked about right now. */
  asked: readonly string[]
  answers: ReadonlyMap<string, Answer>
  onFlip: (finding: string, state: Answer['state']) => void
  onEditCar: () => void
}

/** The evidence for and against the leading cause, every piece with its source, to be flipped. */
export function Ledger({ ledger, asked, answers, onFlip, onEditCar }: Props) {
  const about = ledger.about.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  const sides: { title: string; rows: LedgerRow[]; className: string }[] = [
    { title: about ? `For ${about}` : 'For it', rows: ledger.supports, className: '' },
    { title: about ? `Against ${about}` : 'Against it', rows: ledger.opposes, className: 'con' },
    { title: 'Not known yet', rows: ledger.unknown, className: 'unk' },
  ]
  return (
    <SheetPart
      title="What this rests on"
      lead="Did we get one wrong? Flip it and the sheet changes."
      className="ledger"
    >
      {sides
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows, className }) => (
          <div key={title} className="ledger-side">
            <h3 className="side">{title}</h3>
            <ul className={className}>
              {rows.map((row) => (
                <LedgerItem
                  key={row.finding}
                  row={row}
                  isAsked={asked.includes(row.finding)}
                  answer={answers.get(row.finding)}
                  onFlip={onFlip}
                  onEditCar={onEditCar}
                />
              ))}
            </ul>
          </div>
        ))}
    </SheetPart>
  )
}
