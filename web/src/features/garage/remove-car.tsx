import { Modal } from '../../parts/modal.tsx'

type Props = { name: string; onRemove: () => void; onClose: () => void }

export function RemoveCar({ name, onRemove, onClose }: Props) {
  return (
    <Modal title={`Remove ${name}?`} onClose={onClose}>
      <p>
        It goes from the garage of this browser, with its VIN and mileage. Its cases stay in your list of
        cases.
      </p>
      <div className="btns">
        <button className="btn primary" type="button" onClick={onRemove}>
          Remove
        </button>
        <button className="btn ink btn-line" type="button" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Modal>
  )
}
