import { PLANS, type Tier } from '@candi/contracts'

const { free, periodHours } = PLANS.tokens

/** What a tier holds, as the membership card lists it. */
export const PLAN_FEATURES: Readonly<Record<Tier, { name: string; features: readonly string[] }>> = {
  free: {
    name: 'Free',
    features: [
      'Text chat about any problem',
      `${free.toLocaleString('en-US')} AI tokens every ${periodHours} hours`,
      '“Can I drive it?” on every answer',
      'One clean page for your mechanic',
    ],
  },
  pro: {
    name: 'Pro',
    features: [
      'Everything in Free',
      'Unlimited AI tokens',
      'Enhanced diagnostics with photos and sound',
      'Answers that name their sources',
    ],
  },
  founder: {
    name: 'Founder',
    features: [
      'All of Pro, with photos and sound',
      'Unlimited AI tokens',
      'A founder badge on your profile',
      'Your name on the founder wall',
    ],
  },
}
