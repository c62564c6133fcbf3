const WAYS = [
  'thanks?(?: a lot| so much)?',
  'thank you(?: so much| very much)?',
  'thx',
  'cheers',
  'ok(?:ay)?',
  'al(?:l )?right',
  'hi',
  'hello',
  'hey',
  'bye',
  'lol',
  'haha',
  'cool',
  'great',
  'nice',
  'wow',
  'sorry',
  'fine',
  'sure',
  'perfect',
  'got it',
  'i see',
  'i understand',
  'understood',
  'will do',
  'makes sense',
  'good (?:morning|afternoon|evening|night|day|to know|idea)',
].join('|')
const COURTESY = new RegExp(
  String.raw`^\W{0,9}(?:${WAYS})(?:\W{1,9}(?:${WAYS}|then|candi|sir)){0,6}\W{0,9}$`,
  'i',
)

/** A line of nothing but courtesy: "ok thanks", "good morning". It tells of no car, whatever was said before it. */
export const isCourtesy = (text: string): boolean => COURTESY.test(text)
