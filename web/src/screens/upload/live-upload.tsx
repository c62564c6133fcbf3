import { EarnedCase } from '../../features/contribute/earned-case.tsx'
import { OwnRecordings } from '../../features/contribute/own-recordings.tsx'
import { ownUploads } from '../../features/contribute/own-uploads.ts'
import { useOwnContributions } from '../../features/contribute/use-own-contributions.ts'
import { useUploads } from '../../features/contribute/use-uploads.ts'
import type { LiveContributions } from './live-contributions.ts'
import { UploadBody } from './upload-body.tsx'
import { UploadPart } from './upload-part.tsx'

/** The form while contributions are on, joined with whoever sends and lists recordings. */
export function LiveUpload() {
  const state = useOwnContributions()
  const { owner } = useUploads()
  const { own } = state
  const live: LiveContributions = {
    onContribute: (request, file) => ownUploads.begin(request, file, owner),
    ownRecordings: own?.contributions ?? [],
    count: own?.count ?? 0,
    below: (
      <UploadPart title="Your recordings">
        <OwnRecordings
          state={state}
          whenEmpty="None yet. What you send stands here, with how it fares: on its way, waiting for a listener, accepted or not, and why."
        />
      </UploadPart>
    ),
    unlock: <EarnedCase own={own} onChanged={state.put} />,
  }
  return <UploadBody live={live} />
}
