import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = {
  shop: string[]
  onPrint: () => void
  /** Hands on the short of the sheet. */
  share: ReactNode
}

export function TellWorkshop({ shop, onPrint, share }: Props) {
  return (
    <SheetPart title="Tell the workshop" lead="Say it, text it, or hand over the page.">
      <blockquote className="say">
        {shop.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <div className="actions">
        <CopyButton text={shop.join('\n\n')} label="Copy text" />
        <button className="btn" type="button" onClick={onPrint}>
          <Icon name="print" />
          Print one page
        </button>
        {share}
      </div>
    </SheetPart>
  )
}
