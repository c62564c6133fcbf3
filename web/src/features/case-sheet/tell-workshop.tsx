import { CopyButton } from '../../parts/copy-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SheetPart } from './sheet-part.tsx'

export function TellWorkshop({ shop, onPrint }: { shop: string[]; onPrint: () => void }) {
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
      </div>
    </SheetPart>
  )
}
