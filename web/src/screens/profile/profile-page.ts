export const title = 'Profile: CANDI'
export const description = 'Your name, your plan, your tokens and your data.'
