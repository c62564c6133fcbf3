export const title = 'Founder wall: CANDI'
export const description = 'The people who paid once so that CANDI stays free for everybody. Thank you.'
