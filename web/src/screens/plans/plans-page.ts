import { FAIR_QUESTIONS } from './fair-questions.ts'

export const title = 'Plans: CANDI'
export const description =
  'Free, Pro and the Founder’s Lifetime Deal, line by line. Whether your car is safe to drive is free for everyone, on every plan.'

/** The fair questions, for search engines. */
export const structuredData = [
  {
    '@type': 'FAQPage',
    mainEntity: FAIR_QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
