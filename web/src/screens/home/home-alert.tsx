import { useState } from 'react'
import { useSettings } from '../../api/settings.ts'
import { Modal } from '../../parts/modal.tsx'
import { keepNoticeSeen, wasNoticeSeen } from './notice-seen.ts'

type Props = { isAskingForApps: boolean; onClose: () => void }

/** The modal alert of Home: about the apps when asked for, and once for each notice of the operator. */
export function HomeAlert({ isAskingForApps, onClose }: Props) {
  const notice = useSettings()?.notice ?? null
  const [closed, setClosed] = useState<string | null>(null)
  if (isAskingForApps)
    return (
      <Alert
        title="Mobile apps coming soon"
        text="Until then, this site does all the apps will do. Add it to your home screen and it opens like one."
        onClose={onClose}
      />
    )
  if (!notice || closed === notice || wasNoticeSeen(notice)) return null
  const close = () => {
    keepNoticeSeen(notice)
    setClosed(notice)
  }
  return <Alert title="A note from whoever runs this server" text={notice} onClose={close} />
}

const Alert = ({ title, text, onClose }: { title: string; text: string; onClose: () => void }) => (
  <Modal title={title} onClose={onClose}>
    <p>{text}</p>
    <button className="btn btn-full" type="button" onClick={onClose}>
      Close
    </button>
  </Modal>
)
