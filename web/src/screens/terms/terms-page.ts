export const title = 'Terms: CANDI'
export const description =
  'The terms of CANDI in plain words: what it is and is not, plans and prices, 30 days notice of price changes, and what we answer for.'
