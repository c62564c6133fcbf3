export const title = 'Sign up, CANDI'
export const description =
  'Start free: 10,000 AI tokens every 8 hours, no card, no trial clock. What you tell about your car is never stored.'
