/** What is offered to be asked next beside a sheet, in the owner's own voice: each is a line that the sheet answers. */
export const FOLLOW_UPS = {
  cost: 'What will it cost?',
  check: 'How do I check it?',
  workshop: 'What do I say at the workshop?',
  drive: 'Can I drive it?',
} as const
export type FollowUp = keyof typeof FOLLOW_UPS
