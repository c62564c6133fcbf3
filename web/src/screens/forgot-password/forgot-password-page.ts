export const title = 'Forgot password, CANDI'
export const description =
  'Get a link by email to choose a new password for your CANDI account. It works for 1 hour.'
