import { type ComponentType, lazy, Suspense } from 'react'
import { useSettings } from '../../api/settings.ts'
import type { AssistantLineProps } from './assistant-line.tsx'

const AssistantLine = lazy<ComponentType<AssistantLineProps>>(() =>
  import('./assistant-line.tsx').then(
    (part) => ({ default: part.AssistantLine }),
    // Nobody can be asked then, and nothing leaves.
    () => ({ default: () => null }),
  ),
)

/** Who writes the answers, beside the box; fetched only where there is somebody outside to ask about. */
export function AssistantPlace() {
  const assistant = useSettings()?.assistant
  return assistant?.needsConsent ? (
    <Suspense>
      <AssistantLine assistant={assistant} />
    </Suspense>
  ) : null
}
