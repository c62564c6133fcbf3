import { type OwnContributions, UPLOAD_LIMITS } from '@candi/contracts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { openEarnedCase } from '../../api/contributions.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { CalmWave } from '../../parts/calm-wave.tsx'
import { actionWords } from './failure-words.ts'
import '../../parts/band.css'

const { forOneCase, caseHours } = UPLOAD_LIMITS

const until = new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

type Props = {
  own: OwnContributions | null
  onChanged: (own: OwnContributions) => void
}

/** What five approved recordings are good for: one case with everything. */
export function EarnedCase({ own, onChanged }: Props) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  const count = own?.count ?? 0
  const missing = Math.max(0, forOneCase - count)

  async function open() {
    if (isBusy || missing > 0) return
    setBusy(true)
    setMessage(undefined)
    const result = await openEarnedCase()
    setBusy(false)
    if (!result.ok) return setMessage({ kind: 'error', text: actionWords(result) })
    onChanged(result.value)
    await navigate('/diagnose')
  }
  return (
    <section className="band unlock" aria-labelledby="h-earned">
      <CalmWave />
      {own?.openCase ? (
        <>
          <div>
            <h2 id="h-earned">Your case with everything is open.</h2>
            <p>
              Photos, sound and cited knowledge are yours until {until.format(new Date(own.openCase.endsAt))}.
            </p>
          </div>
          <div className="unlock-do">
            <Link className="btn btn-band" to="/diagnose">
              Go to Diagnose
            </Link>
          </div>
        </>
      ) : (
        <>
          <div>
            <h2 id="h-earned">
              {missing === 0 ? 'You have earned a case with everything.' : 'Five recordings open one case.'}
            </h2>
            <p>
              {missing === 0
                ? `Photos, sound and cited knowledge, for ${caseHours} hours from the moment you open it. It costs ${forOneCase} of your ${count} and waits until you need it.`
                : `${forOneCase} approved recordings unlock one case with photos, sound and cited knowledge. ${count} of yours ${count === 1 ? 'counts' : 'count'} so far, ${missing} to go.`}
            </p>
          </div>
          <div className="unlock-do">
            <button
              className="btn btn-band"
              type="button"
              aria-disabled={isBusy || missing > 0}
              onClick={() => void open()}
            >
              {isBusy ? 'Opening…' : 'Open my case'}
            </button>
            <AlertLine message={message} />
          </div>
        </>
      )}
    </section>
  )
}
