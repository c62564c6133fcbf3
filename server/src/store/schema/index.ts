export * from './accounts.ts'
export * from './daily-counts.ts'
export * from './membership.ts'
export * from './usage.ts'
