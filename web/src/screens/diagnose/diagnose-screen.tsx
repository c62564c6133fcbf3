import { useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { Waiting } from '../../parts/waiting.tsx'
import { broughtWords } from './brought-words.ts'
import { CaseDesk } from './case-desk.tsx'
import { useActiveCase } from './use-active-case.ts'
import './diagnose.css'

/** /diagnose and /diagnose/:caseId */
export function DiagnoseScreen() {
  const { caseId } = useParams()
  const location = useLocation()
  const brought = broughtWords(location.state)
  const words = useRef('')
  const active = useActiveCase({
    caseId,
    visit: location.key,
    isWanted: brought.opening !== '',
    isForCurrentCar: brought.isForCurrentCar,
    words,
  })

  if (active.state === 'missing') {
    return (
      <main className="centered" id="main">
        <h1>This case is not in this browser.</h1>
        <p>
          Cases are kept only where they were begun. It may live in another browser or phone, or it was
          deleted.
        </p>
        <Link className="btn primary" to="/diagnose">
          Start a new case
        </Link>
      </main>
    )
  }
  if (active.state === 'open') {
    const { record, isStorable, Live, desk } = active
    return (
      <CaseDesk
        key={desk}
        opened={{ record, isStorable, Live }}
        brought={brought}
        words={words}
        isUnfetched={false}
        onRetry={active.retry}
        onMove={active.move}
      />
    )
  }
  if (caseId) {
    // The error screen tells a connection that broke off from a mistake of ours.
    if (active.state === 'unfetched') throw active.error
    return (
      <main className="centered" id="main">
        <Waiting short="Opening" long="Reading your case from this browser" />
      </main>
    )
  }
  return (
    <CaseDesk
      key="first"
      opened={undefined}
      brought={brought}
      words={words}
      isUnfetched={active.state === 'unfetched'}
      onRetry={active.retry}
      onMove={active.move}
    />
  )
}
