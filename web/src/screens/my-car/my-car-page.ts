export const title = 'My Car: CANDI'
