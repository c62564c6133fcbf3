import type { AdminAction, AdminUser } from '@candi/contracts'

export type Action = AdminAction['action']

/** What is done, on its button, while it is under way, and when it is done. */
export const ACTION_WORDS: Readonly<Record<Action, { button: string; done: string }>> = {
  'grant-founder': { button: 'Give Founder', done: 'has Founder now.' },
  'grant-pro': { button: 'Give Pro', done: 'has Pro now.' },
  'revoke-founder': { button: 'Take Founder back', done: 'has no Founder any more.' },
  'revoke-pro': { button: 'Take Pro back', done: 'has no Pro any more.' },
  disable: { button: 'Disable account', done: 'is disabled; every session has ended.' },
  enable: { button: 'Enable account', done: 'can log in again.' },
}

/** What follows, said before it is done. */
export const ACTION_WARNINGS: Readonly<Partial<Record<Action, string>>> = {
  disable:
    'Every session ends at once, and nobody can log in to it until you enable it again. Nothing is deleted; a running subscription goes on at the payment service.',
  'revoke-founder':
    'Founder ends at once, paid or given. No money is returned by this: do that at the payment service.',
  'revoke-pro':
    'Pro ends at once, paid or given. A subscription goes on charging until you end it at the payment service.',
}

/** What can be done to an account as it stands. Somebody with Founder by payment may have Pro below it. */
export function actionsFor({ tier, disabledAt }: AdminUser, isSelf: boolean): Action[] {
  return [
    tier === 'founder' ? 'revoke-founder' : 'grant-founder',
    ...(tier === 'founder' ? [] : [tier === 'pro' ? ('revoke-pro' as const) : ('grant-pro' as const)]),
    ...(isSelf ? [] : [disabledAt === null ? ('disable' as const) : ('enable' as const)]),
  ]
}

export const TIER_WORDS = { free: 'Free', pro: 'Pro', founder: 'Founder' } as const

/** What stands in the log for what was done; an action of a later version is shown as it is called. */
const LOG_WORDS: ReadonlyMap<string, string> = new Map([
  ['grant-founder', 'Founder given'],
  ['grant-pro', 'Pro given'],
  ['revoke-founder', 'Founder taken back'],
  ['revoke-pro', 'Pro taken back'],
  ['disable', 'Account disabled'],
  ['enable', 'Account enabled'],
  ['make-admin', 'Made administrator'],
  ['remove-admin', 'No administrator any more'],
  ['delete-account', 'Account deleted by its owner'],
  ['approve-recording', 'Recording approved'],
  ['reject-recording', 'Recording rejected'],
  ['payment-unmatched', 'A payment to look at'],
])
export const logWords = (action: string): string => LOG_WORDS.get(action) ?? action.replaceAll('-', ' ')
