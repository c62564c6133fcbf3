export const title = 'Articles: what your car is telling you, CANDI'
export const description =
  'What a warning lamp means, how to check a part yourself, how parts fail, what is due when, and how to talk to a workshop. Free to read, each with what it rests on.'
