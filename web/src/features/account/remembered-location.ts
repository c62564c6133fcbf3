/** Where a guard keeps the address that a visitor wanted, so that it survives a reload of the login screen. */
const KEY = 'candi.after-login'
export const AFTER_LOGIN = '/plans'

/** An address of ours: a path from the root, never another host ("//…", "/\…"). */
export const isOurs = (address: string) => /^\/(?![/\\])/.test(address)

export function rememberLocation(address: string): void {
  try {
    sessionStorage.setItem(KEY, address)
  } catch {
    // The router's state still holds it for this page.
  }
}

export function forgetLocation(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept where nothing can be removed.
  }
}

function keptLocation(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Where to go after login: the page that a guard sent the visitor away from, else the plans. */
export function locationAfterLogin(routerState: unknown): string {
  const from =
    typeof routerState === 'object' && routerState !== null && 'from' in routerState
      ? routerState.from
      : keptLocation()
  return typeof from === 'string' && isOurs(from) ? from : AFTER_LOGIN
}

const AUTH_SCREENS = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']

/** Whoever walks on to another page no longer waits for the remembered one. */
export function forgetUnlessWaiting(pathname: string): void {
  const kept = keptLocation()
  if (kept && !AUTH_SCREENS.includes(pathname) && kept.split(/[?#]/)[0] !== pathname) forgetLocation()
}
