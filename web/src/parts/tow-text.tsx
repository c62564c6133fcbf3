import { useId, useState } from 'react'
import { CopyButton } from './copy-button.tsx'

/** What to send to a tow or a friend; the gaps are filled in right here, and what is copied is what stands there. */
export function TowText({ text }: { text: string }) {
  const [words, setWords] = useState(text)
  const id = useId()
  return (
    <div className="emergency-tow">
      <label htmlFor={id}>When everyone is safe: text for a tow</label>
      <textarea id={id} rows={5} value={words} onChange={(event) => setWords(event.target.value)} />
      <CopyButton text={words} label="Copy" />
    </div>
  )
}
