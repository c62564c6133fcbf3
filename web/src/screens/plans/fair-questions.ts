import { PLANS } from '@candi/contracts'
import { count } from './price-words.ts'

const { guest, free, periodHours } = PLANS.tokens

export const FAIR_QUESTIONS = [
  {
    question: 'What is a token?',
    answer:
      'A piece of a word. What you type and what we write back counts. Tapped answers, the result and old messages do not.',
  },
  {
    question: 'What if I run out?',
    answer: `The chat waits for the next ${periodHours} hours. Your results and “can I drive it?” stay open.`,
  },
  {
    question: 'Do I need an account?',
    answer: `No. Without one you can chat with ${count(guest)} tokens every ${periodHours} hours. A free account gives you ${count(free)}.`,
  },
  {
    question: 'What do you store?',
    answer:
      'Your account and your plan. Messages, photos and sound from a diagnosis are read, answered and forgotten.',
  },
] as const
