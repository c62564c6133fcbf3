import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** Something to be read and closed. */
export const NoticeModal = ({ title, onClose, children }: Props) => (
  <Modal title={title} onClose={onClose}>
    {children}
    <div className="btns">
      <button className="btn primary" type="button" onClick={onClose}>
        Close
      </button>
    </div>
  </Modal>
)
