export const title = 'Privacy: CANDI'
export const description =
  'What CANDI reads and forgets, what an account keeps and for how long, who else sees anything, and your rights, answered within 30 days.'
