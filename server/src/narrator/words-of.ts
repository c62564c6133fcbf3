import { stem } from '@candi/engines/retrieval'

/** Forms that no ending betrays. */
const IRREGULAR: Readonly<Record<string, string>> = {
  worn: 'wear',
  wore: 'wear',
  held: 'hold',
  broke: 'break',
  broken: 'break',
  stuck: 'stick',
  torn: 'tear',
  bent: 'bend',
  driven: 'drive',
  drove: 'drive',
  ran: 'run',
  began: 'begin',
  begun: 'begin',
  fell: 'fall',
  fallen: 'fall',
  lost: 'lose',
  burnt: 'burn',
  shut: 'close',
}

/** The words of a text in lower case; "can't" is one word, and of "disc's" only the disc counts. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? [])
    .map((word) => (PRONOUN_IS.has(word) ? word : word.replace(/'s?$/, '')))
    .filter((word) => word !== '')

const PRONOUN_IS = new Set(["it's", "that's", "this's", "there's", "what's", "which's"])

/** What forms of one word share. */
export const rootOf = (word: string): string => stem(IRREGULAR[word] ?? word)
