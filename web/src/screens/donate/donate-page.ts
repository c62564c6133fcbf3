export const title = 'Donate: CANDI'
export const description =
  'CANDI is free for the community and kept running by donations. Why we built it, what your gift pays for, and what it never buys.'
