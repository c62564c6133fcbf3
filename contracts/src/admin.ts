import { z } from 'zod'
import { tierSchema } from './membership.ts'

/** GET /api/admin/users?query=&page= */
export const adminUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  tier: tierSchema,
  isFounder: z.boolean(),
  disabledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUsersSchema = z.object({
  users: z.array(adminUserSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type AdminUsers = z.infer<typeof adminUsersSchema>

/** POST /api/admin/users/:uid */
export const adminActionSchema = z.object({
  action: z.enum(['grant-pro', 'grant-founder', 'revoke-pro', 'revoke-founder', 'disable', 'enable']),
  reason: z.string().trim().max(1_000).default(''),
})
export type AdminAction = z.infer<typeof adminActionSchema>
/** Its answer. Not changed: the account stood so already, and nothing went into the log. */
export const adminActionResultSchema = z.object({ user: adminUserSchema, isChanged: z.boolean() })
export type AdminActionResult = z.infer<typeof adminActionResultSchema>

/** GET /api/admin/audit?page= : newest first. */
export const auditLogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      /** An account's address, "command line", "payment" or "deleted account". */
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      detail: z.string(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type AuditLog = z.infer<typeof auditLogSchema>

/** GET /api/admin/counts */
export const adminCountsSchema = z.object({
  accounts: z.number().int(),
  verified: z.number().int(),
  pro: z.number().int(),
  founders: z.number().int(),
  disabled: z.number().int(),
  turnsToday: z.number().int(),
  turnsLastWeek: z.array(z.object({ day: z.iso.date(), turns: z.number().int() })),
})
export type AdminCounts = z.infer<typeof adminCountsSchema>
