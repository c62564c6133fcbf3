import { isAPIError } from 'better-auth/api'

/** The code of a failure that better-auth throws; anything else is a bug or an outage and goes on. */
export function vendorCode(error: unknown): string {
  if (isAPIError(error) && error.statusCode < 500) {
    if (typeof error.body?.code === 'string') return error.body.code
    // Its session guard says no more than the status.
    if (error.statusCode === 401) return 'UNAUTHORIZED'
  }
  throw error
}
