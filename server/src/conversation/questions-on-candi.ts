import type { HowTo } from '@candi/domain'
import { anyOf } from './any-of.ts'

/** Whom one speaks to, in how people write it. */
const YOU = '(?:you|u|ya)'
const THIS =
  '(?:this|that|candi|this (?:app|site|thing|chat|bot|page|website|tool|program|service)|the (?:app|site|chat))'
const OWN_WORDS =
  '(?:data|info\\w{0,9}|messages?|chats?|conversations?|words|details|text|privacy|location|email|history|questions?|stuff i (?:type|write|say))'
const PROGRAM =
  '(?:ro?bot|chat ?bot|bot|human|person|ai|a\\.i\\.?|artificial intelligence|chat ?gpt|gpt|gemini|claude|copilot|siri|alexa|llm|language model)'
const LANGUAGE =
  '(?:espa[nñ]ol|spanish|french|german|portuguese|chinese|mandarin|arabic|russian|vietnamese|tagalog|korean|polish|hindi|creole|italian|fran[cç]ais|deutsch|portugu[eê]s|another language|other languages?)'
const OPENING = String.raw`^\W{0,9}(?:(?:so|ok|okay|and|but|hi|hey|hello|please|pls|wait|also|btw|question|quick question|just)\W{1,9}){0,6}`

interface AskedOfCandi {
  /** The id of its short answer in knowledge/how-to.yaml. */
  readonly howTo: string
  readonly asks: readonly string[]
  /** Beside a case its sheet answers better. */
  readonly onlyWithoutCase?: true
}

/** In the order in which they are looked for. */
const ASKED: readonly AskedOfCandi[] = [
  {
    howTo: 'talk_to_a_person',
    asks: [
      String.raw`\b(?:talk|speak|chat|connect|transfer|put me through|get me|give me|i (?:want|need)|can i (?:get|have|ask)|let me (?:talk|speak))\b(?:\W{1,9}(?:me|to|with|an?|some|the|you)){0,6}\W{1,9}(?:(?:real|human|live|actual)\W{1,9}){1,6}(?:person|human|mechanic|agent|someone|being|operator|rep\w{0,24}|support|help|expert|technician)?\b`,
      String.raw`\b(?:can|could|may) (?:i|we) (?:please )?(?:talk|speak|chat) (?:to|with) (?:someone|somebody|anyone|anybody|a (?:person|human|mechanic|rep\w{0,24}|technician|professional)|an (?:agent|expert|operator)|support|customer service)\b`,
      String.raw`\bi (?:want|need|would like|['’]d like) to (?:talk|speak|chat) (?:to|with) (?:someone|somebody|a (?:person|human|mechanic|rep\w{0,24}|technician|professional)|an (?:agent|expert|operator)|support)\b`,
      String.raw`\b(?:phone|support|help|hotline|contact|customer service|your) number\b`,
      String.raw`\b(?:someone|somebody|anyone|anybody|person|human|number) (?:that |who )?(?:i|we) can (?:call|talk to|speak to|speak with|ask|text|contact)\b`,
      String.raw`${OPENING}(?:customer (?:service|support)|(?:real|human|live) (?:person|mechanic|agent|support|human))\W{0,9}(?:please|pls)?\W{0,9}$`,
    ],
  },
  {
    howTo: 'who_is_candi',
    asks: [
      String.raw`\b(?:are|r) ${YOU}(?: \w{1,24}){0,3} (?:${PROGRAM}|machine|computer|program|mechanic|man|woman|guy|girl|professional|expert)\b`,
      String.raw`\b(?:are|r) ${YOU} (?:\w{1,24} )?(?:real|alive|automated|fake|certified|licensed|qualified)\W{0,9}$`,
      String.raw`\b(?:is|r) (?:${THIS}|it|there)(?: (?:a|an|just|even|some|actually|really|real|only)){0,6} ${PROGRAM}\b`,
      String.raw`\b(?:am i|are we|i['’]?m i|is it) (?:\w{1,24} )?(?:talking|speaking|chatting|texting|writing) (?:to|with) (?:an? )?(?:real |actual |live )?(?:${PROGRAM}|machine|computer|mechanic|someone|somebody)\b`,
      String.raw`\bwho (?:made|built|owns|runs|created|programmed|is behind|wrote) (?:${YOU}|${THIS})\b`,
      String.raw`\bwho (?:are|r) ${YOU}\W{0,9}$|\bwho am i (?:talking|speaking|chatting|writing) (?:to|with)\b`,
      String.raw`\b(?:do you use|powered by|using) (?:${PROGRAM})\b`,
    ],
  },
  {
    howTo: 'what_candi_keeps',
    asks: [
      String.raw`\b(?:who|anyone|anybody|someone|somebody|people|they|others?|can you|do you)\b.{0,14}\b(?:reads?|sees?|access(?:es)?|views?|spy\w{0,24})\b.{0,12}\b(?:${THIS}|my (?:\w{1,24} )?${OWN_WORDS}|(?:what|everything|stuff|things) i (?:type|write|say|wrote|typed|said|post|send)|the chat)\W{0,9}$`,
      String.raw`\b(?:sell|selling|sold|share|shared|sharing|store|stored|storing|save|saving|keep|keeping|collect|track|log|record|use|steal|leak|give away|pass on)\b.{0,20}\bmy (?:\w{1,24} )?${OWN_WORDS}\b`,
      String.raw`\b(?:is|are) (?:${THIS}|it|my (?:\w{1,24} )?${OWN_WORDS}|what i (?:type|write|say)|everything)(?: \w{1,24}){0,2} (?:private|confidential|anonymous|encrypted|stored|recorded|logged|public|tracked|shared|sold)\b`,
      String.raw`\b(?:is|are) my (?:\w{1,24} )?${OWN_WORDS} (?:\w{1,24} )?(?:safe|secure)\b`,
      String.raw`\b(?:are|r) ${YOU} (?:tracking|recording|spying on|watching|selling|listening to|storing|logging|collecting)\b(?:\W{1,9}(?:me|us|this|my .{0,90}|everything|data|info\w{0,24}|all this)){0,6}\W{0,9}$`,
      String.raw`\b(?:where|what) (?:does|do|happens? to|is|are|will happen to|goes|happen to)\b.{0,16}\bmy (?:\w{1,24} )?${OWN_WORDS}\b`,
      String.raw`\bhow long do ${YOU} (?:keep|store|save|hold)\b|\bprivacy\b|\bgdpr\b|\bdo ${YOU} (?:keep|save|store|record|log) (?:this|it|that|everything|what i)\b`,
    ],
  },
  {
    howTo: 'come_back_later',
    asks: [
      String.raw`\b(?:can|could|may) (?:i|we) (?:come back|continue|finish|pick (?:this|it) (?:back )?up|get back|return|resume)\b.{0,20}\b(?:later|tomorrow|tonight|again|to (?:this|it|you)|here|another (?:day|time)|next week)\b`,
      String.raw`\bwill (?:${YOU}|candi|this (?:app|site|chat)) (?:still )?(?:remember|save|keep|know)\b.{0,12}\b(?:this|me|it|my|what|all)\b`,
      String.raw`\b(?:do|can) ${YOU} remember (?:me|this|my|what)\b`,
      String.raw`\bwill (?:this|it|my (?:case|chat|answers?)) (?:still )?(?:be (?:saved|here|there|gone|lost|deleted)|get (?:lost|deleted|saved)|disappear)(?: (?:if|when|after|later|tomorrow|tonight|here)\b.{0,90})?\W{0,9}$`,
      String.raw`\b(?:where|how) (?:do|can|will) i (?:find|see|open|get back to) (?:this|it|my) (?:\w{1,24} )?(?:again|case|chat|later)\b`,
      String.raw`\b(?:is|are|was) (?:this|it|my (?:case|chat|answers?)) (?:being )?saved\b|\bsave (?:this|it) for later\b`,
      String.raw`\b(?:open|see|use|continue) (?:this|it|my case) on (?:my|another|a different|the) (?:\w{1,24} )?(?:phone|computer|laptop|device|tablet|pc)\b`,
    ],
  },
  {
    howTo: 'print_a_case',
    asks: [
      String.raw`\bpdf\b`,
      String.raw`${OPENING}(?:(?:can|could|may|how (?:do|can|would)|should|will|would) (?:i|you|we|u) |i want to |i['’]?d like to |let me |is there a way to )?(?:please )?(?:save|download|export|print|e-?mail|mail|text|send|share|forward|copy)(?: me| him| her)? (?:this|it|that|these|all this|the (?:report|sheet|results?|case|chat|page|summary|list|whole thing|diagnosis))(?: out| off)?(?: (?:to|with|by|as|in|from|for|on)\b(?! (?:a|the) (?:shop|garage|workshop|dealer)).{0,90})?\W{0,9}$`,
      String.raw`\b(?:show|forward|give|email|text|send|print) (?:this|these|the (?:report|sheet|results?|summary|page|diagnosis)) (?:to|for|with) (?:my|the|a|him|her|them)\b`,
      String.raw`${OPENING}(?:can|could) ${YOU} (?:e-?mail|text|send) (?:me|it to|this to|that to)\b`,
    ],
  },
  {
    howTo: 'delete_a_case',
    asks: [
      String.raw`${OPENING}(?:(?:can|could|how (?:do|can|would)|where (?:do|can)|will) (?:i|you|we|u) |i want (?:you )?to )?(?:please )?(?:delete|erase|remove|wipe|get rid of)\W{1,9}(?:this|that|it all|all(?: of)?(?: it| this)?|everything|me|my (?:\w{1,24} )?(?:${OWN_WORDS}|case|cases|account|stuff)|the (?:chat|case|conversation|history))(?: (?:please|pls|plz|now|from here|i (?:said|wrote|typed)|here|all|forever|completely)){0,6}\W{0,9}$`,
      String.raw`${OPENING}(?:(?:can|could|how (?:do|can)) (?:i|you) )?(?:clear)\W{1,9}(?:this (?:chat|case|conversation)|my (?:chat|history|data|cases?)|the (?:chat|conversation|history))\W{0,9}(?:please|pls)?\W{0,9}$`,
    ],
  },
  {
    howTo: 'what_candi_costs',
    asks: [
      String.raw`\b(?:is|are) (?:${THIS}|it|you|candi)(?: (?:really|actually|all|totally|completely)){0,6} free\b(?! play)`,
      String.raw`\b(?:does|will|do) (?:candi|this (?:app|site|service|thing|tool)|the (?:app|site)|you)\b.{0,8}\b(?:costs?|charge)\b`,
      String.raw`\b(?:does|will|do|did) (?:this|it) (?:all )?cost (?:anything|money|me (?:anything|money)|something)\W{0,9}$`,
      String.raw`\bdo i (?:have|need) to (?:pay (?:you|for (?:this|that|the (?:app|answer|diagnosis)|candi))|pay\W{0,9}$|sign ?up|register|(?:make|create|open|have) an account|log ?in|subscribe|give (?:you )?my (?:card|credit card|email))\b`,
      String.raw`\b(?:need|without|make|create) an account\b|\bsubscription\b|\bfree (?:trial|version|plan)\b|\bhow much (?:is|does) (?:candi|this (?:app|site|service)|the (?:app|plan|pro plan)|pro)\b`,
      String.raw`\b(?:hidden|extra) (?:fees?|costs?|charges)\b.{0,90}\b(?:app|site|here|this)\b`,
    ],
  },
  {
    howTo: 'candi_independent',
    asks: [
      String.raw`\b(?:do|are|does|is) (?:${YOU}|${THIS})\b.{0,16}\b(?:get|gets|make|paid|work(?:ing)? (?:for|with)|owned by|sponsored|affiliated|partner\w{0,24}|sell(?:ing)?|advertis\w{0,24})\b.{0,24}\b(?:money|commission|shops?|dealers?\w{0,24}|garages?|mechanics?|ads?|companies|sponsors?|brand|parts|stores?|by (?:a|the|any))\b`,
      String.raw`\bhow (?:do|does) (?:${YOU}|${THIS}) (?:make|earn) (?:any )?money\b|\bwho pays (?:${YOU}|for this)\b|\bwhat['’]?s the catch\b|\bare you (?:biased|neutral|independent|impartial|sponsored)\b`,
    ],
  },
  {
    howTo: 'other_languages',
    asks: [
      String.raw`\b(?:speak|spik|talk|translat\w{0,24}|understand|write|answer|reply|explain|habla\w{0,24}|parle\w{0,24}|sprech\w{0,24}|in|en|auf|into|to)\b(?:\W{1,9}(?:it|that|this|me|usted|vous|sie|to|in|en|any|only)){0,6}\W{1,9}${LANGUAGE}(?=\W|$)(?! (?:car|cars|mechanic|shop|built|made|engine))`,
      String.raw`${OPENING}${LANGUAGE}\W{0,9}(?:please|pls|por favor)?\W{0,9}$`,
    ],
  },
  {
    howTo: 'photo_or_recording',
    asks: [
      String.raw`\bcan (?:you|u) (?:hear|listen to|see|look at|watch|view|analy[sz]e|check)\b(?:\W{1,9}(?:it|this|that|an?|the|my))?(?:\W{1,9}(?:\w{1,24} )?(?:video|picture|photo|pic|sound|noise|recording|audio|clip|image)s?)?\W{0,9}$`,
      String.raw`\b(?:can|could|how (?:do|can)|should|may|where (?:do|can)) i (?:send|upload|attach|add|show|record|post|share|take)\b.{0,16}\b(?:video|picture|photo|pic|sound|noise|recording|audio|clip|image)s?\b`,
    ],
  },
  {
    howTo: 'candi_limits',
    asks: [
      String.raw`\b(?:can|could|will) (?:you|u) (?:please )?(?:call|book|order|schedule|make me an|recommend|find me|find|get me|send(?: me)?|come)\b.{0,24}\b(?:tow|mechanic|shop|garage|appointment|parts?|someone|a guy|workshop|over|out here|to me|dealer)\b`,
    ],
  },
  {
    howTo: 'what_candi_can',
    asks: [
      String.raw`${OPENING}what (?:else |all )?(?:can|could|do|does) (?:you|u|candi|this (?:app|thing|site|tool)) (?:actually |really |even )?do(?: for me| here| exactly| then)?\W{0,9}$`,
      String.raw`${OPENING}how (?:can|could|do) (?:you|u|candi|this (?:app|site)) help(?: me)?\W{0,9}$|${OPENING}what (?:is|are) (?:candi|this (?:app|site|thing|page)|you for)(?: for)?\W{0,9}$`,
    ],
  },
  {
    howTo: 'why_candi_asks',
    asks: [
      String.raw`\bcan i (?:really |actually )?(?:trust|believe|rely on) (?:you|u|this|candi)\b`,
      String.raw`${OPENING}how does (?:this|candi|the app|all this|this (?:app|site|thing)) work\W{0,9}$`,
      String.raw`\bwhy (?:do|are) (?:you|u) (?:ask|asking|keep asking)\b`,
    ],
  },
  {
    howTo: 'candi_accuracy',
    onlyWithoutCase: true,
    asks: [
      String.raw`\bhow (?:sure|accurate|reliable|good|confident|correct) (?:are|r) (?:you|u)\b|\bhow accurate is (?:this|it|candi)\b`,
      String.raw`\bhow (?:do|can|would|could) (?:you|u) (?:even )?know\b|\b(?:are|r) (?:you|u) (?:just |only )?guessing\b`,
      String.raw`\bwhere (?:do|did) (?:you|u) get (?:your|this|that|the) (?:info\w{0,24}|data|answers?|knowledge)\b|\bwhat are (?:you|u) bas(?:ing|ed)\b`,
    ],
  },
]

const COMPILED = ASKED.map(({ asks, ...rest }) => ({ ...rest, asks: anyOf(asks) }))
/** The short answers that it may lead to: each must be there. */
export const ANSWERS_ON_CANDI: readonly string[] = ASKED.map(({ howTo }) => howTo)

/** Characters of a line that asks about Candi and nothing else. */
const LONGEST = 110

/** The short answer to a question about Candi itself: who it is, what it keeps, what it costs; null where it asks for anything else. */
export function howToOnCandi(howTos: readonly HowTo[], text: string, hasCase: boolean): HowTo | null {
  if (text.length > LONGEST) return null
  const asked = COMPILED.find((entry) => entry.asks.test(text))
  if (!asked || (asked.onlyWithoutCase && hasCase)) return null
  return howTos.find(({ id }) => id === asked.howTo) ?? null
}
