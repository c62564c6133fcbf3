export const title = 'Upload: CANDI'
export const description = 'Send in the sound of a fault that you know, and teach CANDI to listen.'
