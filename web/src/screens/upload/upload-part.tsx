import { type ReactNode, useId } from 'react'

/** One part of the form under a quiet heading. */
export function UploadPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="upload-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
