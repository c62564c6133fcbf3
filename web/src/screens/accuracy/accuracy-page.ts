export const title = 'How often we are right: CANDI'
export const description =
  'How often CANDI names the right problem and says so when a car must not be driven: measured on posts of real owners, with intervals, misses and false alarms.'
