import { Hono } from 'hono'
import type { Identify } from '../accounts/visitor.ts'
import { adminContributionsRoute } from '../routes/admin-contributions.ts'
import { communityRoute } from '../routes/community.ts'
import { contributionsRoute } from '../routes/contributions.ts'
import { failure } from '../routes/failure.ts'
import { CompleteUpload } from './complete-upload.ts'
import type { ContributionTools } from './contribution-tools.ts'
import { StoragePasses } from './storage-pass.ts'
import { sweep } from './sweep.ts'

export interface ContributionParts extends ContributionTools {
  /** Off, every route but the community's says so. What was collected before is kept, swept and deleted all the same. */
  readonly isEnabled: boolean
  /** Signs the passes. */
  readonly secret: string
  readonly identify: Identify
}

/** Each mounted under /api by its name, `admin` at /api/admin/contributions. */
export interface Contributions {
  readonly routes: Hono
  readonly admin: Hono
  readonly community: Hono
  /** Worth calling at the start and once an hour. */
  readonly sweep: () => Promise<void>
}

/** Contributions, put together from their parts. */
export function createContributions(parts: ContributionParts): Contributions {
  const complete = new CompleteUpload(parts)
  const community = communityRoute(parts.database, parts.now)
  const passes = new StoragePasses(parts.secret, parts.now)
  const off = () => new Hono().all('*', (context) => failure(context, 'contributions-off'))
  return {
    routes: parts.isEnabled
      ? contributionsRoute({ tools: parts, complete, identify: parts.identify, passes })
      : off(),
    admin: parts.isEnabled
      ? new Hono().route('/', adminContributionsRoute(parts, parts.identify, community.forget))
      : off(),
    community: community.routes,
    sweep: () => sweep(parts, complete),
  }
}
