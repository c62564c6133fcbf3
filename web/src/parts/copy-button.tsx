import { useState } from 'react'
import { Icon } from './icon.tsx'

/** Copies a text and says so; where the browser refuses, it says that instead. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied')
    } catch {
      setTold('Your browser refused. Select the text and copy it.')
    }
  }
  return (
    <>
      <button className="btn primary" type="button" onClick={() => void copy()}>
        <Icon name={told === 'Copied' ? 'check' : 'copy'} />
        {told === 'Copied' ? 'Copied' : label}
      </button>
      <span role="status" className={told && told !== 'Copied' ? 'soft' : 'sr'}>
        {told}
      </span>
    </>
  )
}
