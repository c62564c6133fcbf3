export const title = 'Check a repair quote before you pay: CANDI'
export const description =
  'Paste the workshop’s quote and read it line by line: what each job is for, whether a test was named, how the price stands beside usual ones, and the one question to ask.'
