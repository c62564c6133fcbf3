import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOfArticle } from '@candi/server/conversation/meaning-of-article'
import {
  articleMeaningsPath,
  type KeptMeanings,
  keepMeaning,
  keyOfArticle,
} from '@candi/server/outside/load-article-meanings'
import { loadArticles } from '@candi/server/outside/load-articles'
import { openOnnxReader } from '@candi/server/outside/onnx-reader'
import { productRoot } from '@candi/server/outside/product-root'

/** `npm run article-meanings`: reckons what every article means, to be run when articles or the reader have changed. */
const { embed } = await openOnnxReader(join(productRoot, 'engines', 'text', 'weights'))
const kept: KeptMeanings = {}
for (const article of loadArticles(productRoot))
  kept[article.id] = {
    key: keyOfArticle(article),
    int8: keepMeaning(await meaningOfArticle(article, embed)),
  }
writeFileSync(articleMeaningsPath(productRoot), `${JSON.stringify(kept, null, 0).replaceAll('},', '},\n')}\n`)
process.exit(0)
