import { cleanName, ERRORS, hasLengthOfName, isPlainName, LIMITS } from '@candi/contracts'

export type Faults<Name extends string> = Partial<Record<Name, string>>

/** An @ with something before it and a host behind it; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function emailFault(email: string): string | undefined {
  if (!email) return 'Please enter your email address.'
  if (!EMAIL.test(email) || email.length > LIMITS.emailCharacters) return 'Invalid email address format.'
  return undefined
}

export function passwordFault(password: string): string | undefined {
  if (!password) return 'Please enter your password.'
  if (password.length < LIMITS.passwordCharacters)
    return `A password needs at least ${LIMITS.passwordCharacters} characters.`
  if (password.length > LIMITS.passwordCharactersMost)
    return `A password can hold at most ${LIMITS.passwordCharactersMost} characters.`
  return undefined
}

export function nameFault(given: string): string | undefined {
  const name = cleanName(given)
  if (!name) return 'Please enter your full name.'
  if (!hasLengthOfName(name)) return `A name can hold at most ${LIMITS.nameCharacters} characters.`
  return isPlainName(name) ? undefined : ERRORS['invalid-name'].text
}

/** Only the fields that have a fault; undefined when none has. */
export function faultsOf<Name extends string>(
  faults: Record<Name, string | undefined>,
): Faults<Name> | undefined {
  return Object.values(faults).some(Boolean) ? faults : undefined
}
