/** Speech that no narration needs, whoever asks for it: addresses, markup, talk about itself, advice that harms. */
const UNFIT: readonly { readonly reason: string; readonly pattern: RegExp }[] = [
  {
    reason: 'address',
    pattern: /https?:|www\.|\b[\w.-]+@[\w-]+\.\w+|\]\(|\b[\w-]+\.(?:com|net|org|io|ru|xyz)\b/i,
  },
  { reason: 'phone', pattern: /(?:\+?\d[\s().-]?){9,}/ },
  { reason: 'markup', pattern: /<\/?[a-z!][^>]*>?|```|[{}]|\bnull\b|^\s*[[\]]|&[a-z]+;/i },
  {
    reason: 'itself',
    pattern:
      /\b(?:system prompt|my (?:instructions|prompt|guidelines)|previous instructions|as an? (?:ai|language model|assistant)|language model|openai|anthropic|chatgpt|claude|gemini|jailbreak)\b/i,
  },
  {
    reason: 'refusal',
    pattern:
      /^\W*(?:i['’]?m sorry|sorry|i apologi[sz]e|i (?:cannot|can['’]?t|am unable to|am not able to|won['’]?t) (?:help|assist|provide|answer|comply|discuss|do that))/i,
  },
  {
    reason: 'defeat',
    pattern:
      /(?<!not |never |n't |illegal to |without )\b(?:delet|remov|gutt?|bypass|disabl|defeat|cut out|straight.?pip|roll(?:ing)? back|wind(?:ing)? back|unplug)\w*\b[^.]{0,40}\b(?:dpf|particulate filter|catalytic|catalyst|converter|egr|emission|adblue|airbag|abs|immobili[sz]er|odometer|seat ?belt|oxygen sensor)/i,
  },
  {
    reason: 'danger',
    pattern:
      /(?<!not |never |n't |before you )\b(?:open|remove|unscrew|loosen|take off)\w*\b[^.]{0,30}\b(?:radiator|coolant|pressure|expansion)\b[^.]{0,12}\bcap\b[^.]{0,30}\b(?:hot|running|warm)|(?<!not |never |n't )\b(?:crawl|get|go|lie|slide|work)\w* under(?:neath)? (?:the|your|it)\b[^.]{0,30}\bjack\b|\btouch\w*\b[^.]{0,20}\b(?:orange|high.voltage)\b[^.]{0,10}\bcable/i,
  },
]

/** Why a sentence is unfit to be shown, whatever it rests on; null where it is fit. */
export const unfitBecause = (sentence: string): string | null =>
  UNFIT.find(({ pattern }) => pattern.test(sentence))?.reason ?? null
