import type { ArticlePanelProps } from '../../features/read-article/article-panel.tsx'
import { LateParts } from '../../parts/late-parts.tsx'

const load = async () => (await import('../../features/read-article/article-panel.tsx')).ArticlePanel

export const ArticleDoor = (props: ArticlePanelProps) => (
  <LateParts
    load={load}
    props={props}
    missing="The article did not arrive"
    meanwhile="read it later under Articles."
    onClose={props.onClose}
  />
)
