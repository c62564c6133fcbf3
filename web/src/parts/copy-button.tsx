import { useState } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  text: string
  label: string
  /** What a screen reader hears behind the label, where several stand on a page. */
  of?: string
  /** A quiet one is a link in small letters; a plain one stands beside one that counts more. */
  look?: 'primary' | 'plain' | 'quiet'
}
const CLASS = { primary: 'btn primary', plain: 'btn', quiet: 'link quiet-link' } as const

/** Copies a text and says so; where the browser refuses, it says that instead. */
export function CopyButton({ text, label, of, look = 'primary' }: Props) {
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
      <button className={CLASS[look]} type="button" onClick={() => void copy()}>
        <Icon name={told === 'Copied' ? 'check' : 'copy'} className={look === 'quiet' ? 'tiny' : ''} />
        {told === 'Copied' ? 'Copied' : label}
        {of && <span className="sr"> {of}</span>}
      </button>
      <span role="status" className={told && told !== 'Copied' ? 'soft' : 'sr'}>
        {told}
      </span>
    </>
  )
}
