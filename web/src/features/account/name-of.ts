import type { Account } from '@candi/contracts'

/** What a visitor is called: the display name, else the email. */
export const nameOf = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>) => displayName || email
