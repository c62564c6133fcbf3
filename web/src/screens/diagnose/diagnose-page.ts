export const title = 'Diagnose, CANDI'
export const description =
  'Write what your car does, as you would tell a friend. CANDI says if you can drive, what is likely wrong, what to check first and what it may cost. No account needed.'
