/** What the plans hold and cost; the one place for these numbers. Prices in US dollars. */
export const PLANS = {
  tokens: {
    /** Tokens a period; null is unlimited. */
    guest: 3_000,
    free: 10_000,
    pro: null,
    founder: null,
    periodHours: 8,
  },
  price: {
    founderOnce: 50,
    proMonthly: 4.99,
    proMonthlyBilledAnnually: 3.99,
    proAnnually: 48,
    annualSavesPercent: 20,
    annualSaves: 12,
  },
  accuracyGoal: { free: 88, pro: 95 },
  diagnosticCategories: 46,
  audioAnalysisSeconds: { least: 3, most: 30 },
} as const
