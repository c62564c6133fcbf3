import type { ErrorCode } from '@candi/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { failure } from './failure.ts'

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface OwnOrigins {
  /** Where visitors reach us, or null where the address they used is all we know. */
  readonly publicUrl: string | null
  /** Origins of a web app served from elsewhere that may call this API. */
  readonly allowedOrigins: readonly string[]
}

/**
 * Refuses what another site makes a visitor's browser send. Browsers put `Origin` on everything that changes
 * something, and no page can forge it or `Sec-Fetch-Site`. A caller without either is no browser, and then must not
 * carry a browser's cookies. Messages of the payment service come from its server and prove themselves by signature.
 * `codes` names the code for addresses that have one of their own.
 */
export function refuseForeignOrigins(
  own: OwnOrigins,
  exempt: readonly string[],
  codes: Readonly<Record<string, ErrorCode>> = {},
): MiddlewareHandler {
  return async (context, next) => {
    if (CHANGES_NOTHING.has(context.req.method) || exempt.includes(context.req.path)) return next()
    if (isOurs(context, own)) return next()
    const code = Object.hasOwn(codes, context.req.path) ? codes[context.req.path] : undefined
    return failure(context, code ?? 'origin-refused')
  }
}

function isOurs(context: Context, own: OwnOrigins): boolean {
  const origin = context.req.header('origin')
  const site = context.req.header('sec-fetch-site')
  if (origin !== undefined && own.allowedOrigins.includes(origin)) return true
  if (site !== undefined) return site === 'same-origin'
  if (origin !== undefined)
    return origin === originOf(own.publicUrl) || hostOf(origin) === new URL(context.req.url).host
  return context.req.header('cookie') === undefined
}

/** Lets the pages of the allowed origins read the answers; without any, no header tells of it. */
export function shareWithAllowedOrigins(own: OwnOrigins): MiddlewareHandler {
  if (own.allowedOrigins.length === 0) return (_context, next) => next()
  return cors({
    origin: [...own.allowedOrigins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'content-type',
      'authorization',
      'x-app-check',
      'x-storage-version',
      'x-app-id',
      'upload-offset',
    ],
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  })
}

const originOf = (address: string | null) => (address === null ? null : new URL(address).origin)

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
