export const title = 'Login, CANDI'
export const description =
  'Log in to CANDI to use your plan and your tokens. Your cases stay in your browser.'
