import {
  type AdminAction,
  type AdminActionResult,
  type AdminCounts,
  type AdminUsers,
  type AuditLog,
  adminActionResultSchema,
  adminCountsSchema,
  adminUsersSchema,
  auditLogSchema,
} from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'

/** Accounts whose address or name holds the words; pages count from 0. */
export const readUsers = (words: string, page: number): Promise<ApiResult<AdminUsers>> =>
  callApi(`/api/admin/users?${new URLSearchParams({ query: words, page: String(page) })}`, adminUsersSchema)

export const actOnUser = (
  uid: string,
  action: AdminAction['action'],
  reason: string,
): Promise<ApiResult<AdminActionResult>> =>
  callApi(`/api/admin/users/${encodeURIComponent(uid)}`, adminActionResultSchema, {
    method: 'POST',
    body: { action, reason },
  })

/** Newest first; pages count from 0. */
export const readAudit = (page: number): Promise<ApiResult<AuditLog>> =>
  callApi(`/api/admin/audit?page=${page}`, auditLogSchema)

export const readCounts = (): Promise<ApiResult<AdminCounts>> =>
  callApi('/api/admin/counts', adminCountsSchema)
