import type { Identify } from '../accounts/visitor.ts'
import type { AppParts } from '../app.ts'
import { mayAccountAnalyse } from '../contributions/may-account-analyse.ts'
import { loadArticles, openArticleFinder } from '../outside/load-articles.ts'
import { productRoot } from '../outside/product-root.ts'
import { articlePages } from '../translate/article-pages.ts'
import type { House } from './house.ts'

const READ_PAGES_AFTER_MS = 2_000

/** Our own pages: read by everybody, found for whoever may have them cited. */
export function openLibrary({ store, diagnosis, now, logAs }: House, identify: Identify) {
  const articles = loadArticles(productRoot)
  const find = openArticleFinder(productRoot, articles, diagnosis)
  const mayCite = async (headers: Headers): Promise<boolean> => {
    const account = await identify(headers)
    return mayAccountAnalyse(store.database, account?.uid ?? null, 'knowledge', now())
  }
  const libraryFor: AppParts['libraryFor'] = (context) => ({
    find,
    mayCite: () =>
      mayCite(context.req.raw.headers).catch((error: unknown) => {
        // A database that is away costs an answer its sources, never the turn.
        logAs('nobody could be asked who may have pages cited')(error)
        return false
      }),
  })
  return {
    pages: articlePages(articles, diagnosis.seen.knowledge.lamps),
    find,
    libraryFor,
    /** Soon, so that the first who asks does not wait until the pages are read. */
    readSoon: () =>
      setTimeout(() => void find('how do I check the oil', 1).catch(() => {}), READ_PAGES_AFTER_MS).unref(),
  }
}
