import { useState } from 'react'
import { Link } from 'react-router'
import { setOnFounderWall } from '../../api/account-settings.ts'
import { AlertLine } from '../../parts/alert-line.tsx'

/** Thanks, and the choice whether the name stands on the wall. Never without asking. */
export function FounderThanks({ isOnWall }: { isOnWall: boolean }) {
  // What was chosen here, until the membership tells the same.
  const [chosen, setChosen] = useState<boolean>()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')

  async function choose(next: boolean) {
    if (isSaving) return
    setChosen(next)
    setSaving(true)
    setProblem('')
    const result = await setOnFounderWall(next)
    setSaving(false)
    if (result.ok) return
    setChosen(undefined)
    setProblem(`${result.message} The wall is as it was.`)
  }

  return (
    <div className="founder-thanks">
      <h3>Thank you for being a Founder.</h3>
      <p>People like you keep CANDI running for everyone.</p>
      <label className="wall-choice">
        <input
          type="checkbox"
          checked={chosen ?? isOnWall}
          aria-disabled={isSaving}
          onChange={(event) => void choose(event.target.checked)}
        />
        <span>
          Show my name on the <Link to="/founders">founder wall</Link>
        </span>
      </label>
      <AlertLine message={problem ? { kind: 'error', text: problem } : undefined} />
    </div>
  )
}
