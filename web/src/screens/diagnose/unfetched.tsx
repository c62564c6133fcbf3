import { useNavigate } from 'react-router'
import { isOffline, OFFLINE } from '../../api/offline-sentence.ts'
import { OwnMessage } from '../../features/converse/own-message.tsx'
import { TurnFailure } from '../../features/converse/turn-failure.tsx'

const BROKEN_OFF =
  'The rest of this page did not arrive: the connection broke off, or CANDI was renewed a moment ago. Your text is kept. Check the connection and try again.'

/** The program of a conversation did not come. A browser fetches it anew only with the page, which takes the words along. */
export function Unfetched({ sent, draft }: { sent: string; draft: string }) {
  const navigate = useNavigate()
  async function loadAgain() {
    await navigate('/diagnose', { replace: true, state: { opening: sent, draft } })
    location.reload()
  }
  return (
    <div className="log-box">
      <div className="log">
        {sent && <OwnMessage text={sent} signs={undefined} canEdit={false} onEdit={() => undefined} />}
        <TurnFailure sentence={isOffline() ? OFFLINE : BROKEN_OFF} onRetry={() => void loadAgain()} />
      </div>
    </div>
  )
}
