import '../src/app/fonts.css'
import '../src/app/tokens.css'
import '../src/app/base.css'
import '../src/app/controls.css'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Props = {
  title: string
  /** On the button that opens the feature. */
  label: string
  children: (close: () => void) => ReactNode
}

function LonePage({ title, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <h1>{title}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && children(() => setOpen(false))}
    </main>
  )
}

/** A page with nothing but one feature, behind a button. */
export function showAlone(props: Props): void {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <LonePage {...props} />
      </StrictMode>,
    )
}
