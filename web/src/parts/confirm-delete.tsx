type Props = {
  name: string
  /** What goes, and that it is nowhere else. */
  words: string
  onDelete: () => void
  onKeep: () => void
}

/** A second look before something is deleted: where it stood, and the safe answer has the focus. */
export const ConfirmDelete = ({ name, words, onDelete, onKeep }: Props) => (
  <div className="confirm" role="alertdialog" aria-label={`Delete ${name}?`}>
    <p>{words}</p>
    <div className="actions">
      <button className="btn danger" type="button" onClick={onDelete}>
        Delete
      </button>
      <button
        className="btn plain"
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the safe answer takes the focus
        autoFocus
        onClick={onKeep}
      >
        Keep it
      </button>
    </div>
  </div>
)
