import { useState } from 'react'
import { uploadedRecordings } from '../../api/uploaded-recordings.ts'
import { CommunityProgress } from '../../features/community/community-progress.tsx'
import { UrgentNeeds } from '../../features/community/urgent-needs.tsx'
import { useCommunity } from '../../features/community/use-community.ts'
import type { LiveContributions } from './live-contributions.ts'
import { OwnProgress } from './own-progress.tsx'
import { PausedBanner } from './paused-banner.tsx'
import { UnlockBanner } from './unlock-banner.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUploadForm } from './use-upload-form.ts'

/** Everything below the heading. Without `live` contributions are off. */
export function UploadBody({ live }: { live: LiveContributions | undefined }) {
  const { approved, target, needs } = useCommunity()
  const state = useUploadForm(live)
  const [kept] = useState(() => uploadedRecordings().length)
  const count = live ? live.count : kept
  return (
    <>
      {!live && <PausedBanner />}
      <div className="upload-facts">
        <CommunityProgress approved={approved} target={target} />
        <OwnProgress count={count} isLive={live !== undefined} />
      </div>
      <UrgentNeeds needs={needs} onChoose={state.chooseNeed} />
      <UploadForm state={state} live={live} />
      {live?.below}
      {live?.unlock ?? <UnlockBanner count={count} />}
    </>
  )
}
