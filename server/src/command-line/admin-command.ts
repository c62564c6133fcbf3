import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Administered, administer, COMMAND_LINE, type Deed } from '../accounts/administer.ts'
import { findUserByEmail } from '../accounts/users.ts'
import type { ControlAnswer } from '../outside/control-words.ts'
import type { Database } from '../store/database.ts'
import { listAccounts, printable } from './list-accounts.ts'
import { isRecordingsVerb, recordingsCommand } from './recordings-command.ts'

export const ADMIN_HELP = `candi admin: what an administrator does, from the machine itself

  candi admin grant EMAIL founder|pro      give a tier by hand
  candi admin revoke EMAIL founder|pro     take a tier back, paid or given
  candi admin disable EMAIL                shut an account out; its sessions end at once
  candi admin enable EMAIL                 let it in again
  candi admin make-admin EMAIL             let an account open /admin
  candi admin remove-admin EMAIL           and no longer
  candi admin list [WORDS]                 accounts, newest first, or those whose address or name holds the words
  candi admin recordings [waiting|approved|rejected]    recordings that were contributed, oldest first
  candi admin approve ID                   a recording counts
  candi admin reject ID --reason "why"     it does not; the contributor reads why

  --reason "why"                           goes into the audit log with any of these`

const tier = z.enum(['founder', 'pro'])
const verbs = z.enum(['grant', 'revoke', 'disable', 'enable', 'make-admin', 'remove-admin'])

const answer = (exitCode: number, output: string): ControlAnswer => ({ exitCode, output })
const misunderstood = (why: string) => answer(2, `${why}\n\n${ADMIN_HELP}`)

/** Does one `candi admin` command on an open database, wherever that is open: here or in the running server. */
export async function adminCommand(
  database: Database,
  given: readonly string[],
  at: Date,
): Promise<ControlAnswer> {
  const read = readArguments(given)
  if (read === null) return misunderstood('This command has an option that does not exist.')
  const [verb, email, kind] = read.positionals
  if (verb === undefined || verb === 'help') return answer(0, ADMIN_HELP)
  if (verb === 'list') return answer(0, await listAccounts(database, read.positionals.slice(1).join(' ')))
  if (isRecordingsVerb(verb))
    return recordingsCommand(database, verb, read.positionals.slice(1), read.reason, at)
  const known = verbs.safeParse(verb)
  if (!known.success) return misunderstood(`There is no "candi admin ${printable(verb)}".`)
  if (email === undefined) return misunderstood(`"candi admin ${verb}" needs the address of an account.`)
  const deed = deedOf(known.data, kind)
  if (deed === null)
    return misunderstood(`"candi admin ${verb} EMAIL" needs founder or pro after the address.`)
  if (read.positionals.length > (kind !== undefined && isOfTier(known.data) ? 3 : 2))
    return misunderstood('There are more words than this command takes.')
  const user = await findUserByEmail(database, email)
  if (user === null)
    return answer(
      1,
      `No account has the address ${printable(email)}. Register it in the browser, then run this again.`,
    )
  const order = { deed, uid: user.id, actor: COMMAND_LINE, reason: read.reason }
  return tell(await administer(database, order, at), deed, user.email)
}

function readArguments(given: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { reason: { type: 'string', default: '' } },
    })
    return { positionals, reason: values.reason }
  } catch {
    return null
  }
}

const isOfTier = (verb: z.infer<typeof verbs>) => verb === 'grant' || verb === 'revoke'

function deedOf(verb: z.infer<typeof verbs>, kind: string | undefined): Deed | null {
  if (verb !== 'grant' && verb !== 'revoke') return verb
  const known = tier.safeParse(kind?.toLowerCase())
  return known.success ? `${verb}-${known.data}` : null
}

function tell(done: Administered, deed: Deed, email: string): ControlAnswer {
  if (!done.ok) return answer(1, `The account ${email} is gone; nothing was changed.`)
  const { user, isChanged } = done.value
  const sentences = isChanged ? DONE : STOOD
  return answer(0, `${sentences[deed].replace('EMAIL', () => email)} Tier: ${user.tier}.`)
}

const MONEY = 'This returns no money and ends no subscription; do that at the payment service if it was paid.'
const DONE: Readonly<Record<Deed, string>> = {
  'grant-founder': 'EMAIL has Founder now; an open browser shows it within a second.',
  'grant-pro': 'EMAIL has Pro now; an open browser shows it within a second.',
  'revoke-founder': `Founder was taken back from EMAIL. ${MONEY}`,
  'revoke-pro': `Pro was taken back from EMAIL. ${MONEY}`,
  disable: 'EMAIL is disabled; every session has ended.',
  enable: 'EMAIL can log in again.',
  'make-admin': 'EMAIL is an administrator now: log in and open /admin.',
  'remove-admin': 'EMAIL is no administrator any more.',
}
const STOOD: Readonly<Record<Deed, string>> = {
  'grant-founder': 'EMAIL was given Founder before; nothing was changed.',
  'grant-pro': 'EMAIL was given Pro before; nothing was changed.',
  'revoke-founder': 'EMAIL has no Founder to take back; nothing was changed.',
  'revoke-pro': 'EMAIL has no Pro to take back; nothing was changed.',
  disable: 'EMAIL is disabled already; nothing was changed.',
  enable: 'EMAIL is not disabled; nothing was changed.',
  'make-admin': 'EMAIL is an administrator already; nothing was changed.',
  'remove-admin': 'EMAIL is no administrator; nothing was changed.',
}
