/** Says that what the verdict asks for is not needed. */
const NOT_NEEDED = [
  /(?:\b(?:no|not|never|nothing|hardly|unnecessary|needless|need not)|n't)\b[^.;:!,]{0,25}\b(?:need|reason|cause|have to|necessary|must|point)?\w*\b ?[^.;:!,]{0,12}\bto (?:stop|avoid|worry|park|pull over|be towed|have it towed|be careful|leave it|switch|turn (?:it|the engine) off)\b/,
  /\b(?:need not|needn't|don't need to|do not need to|don't have to|do not have to|not have to|n't have to|no need to|not necessary to|unnecessary to) (?:\w+ )?(?:stop|tow|worry|park|call|avoid|pull|be towed|have it towed|leave)\b/,
  /\b(?:stopping|towing|a tow|the tow|a tow truck|tow truck|parking it)\b[^.;:!,]{0,20}(?:\b(?:not|never|unnecessary|overkill|waste|exaggerat|excessive|hardly|optional)|n't\b)/,
  /\b(?:no|without an?|skip the|save (?:the|yourself the|on)|spare (?:the|yourself)|forget the|instead of (?:an?|the)|rather than (?:an?|the)|cancel the|avoid the) (?:tow\w*)/,
  /(?:\bnot|n't) (?:\w+ )?(?:need|require|call)(?: for)? (?:a |the )?(?:tow|recovery|roadside)/,
  /(?:\b(?:not|nothing|no need)|n't)[^.;:!,]{0,20}\b(?:stops?|keeps?|prevents?|hinders?) you\b/,
  /(?:\bnot|n't) mean (?:that )?(?:you|the car|it|anything)\b|\bnobody (?:has|needs) to\b|\b(?:can|could|may|might) be (?:done|fixed|repaired|replaced|checked|left|put off) (?:later|afterwards|another)\b/,
  /\bno (?:\w+ )?action (?:is )?(?:needed|required|necessary)\b|\bno need for (?:an? |the |any )?(?:tow|recovery|roadside|action|concern)|(?:\bnot|\bnever|n't)(?: \w+)? (?:leave|strand) you\b|\bup to you\b/,
  /\b(?:monitor\w*|keep an eye|keep (?:watching|checking)|wait and see|see how it (?:goes|behaves|develops)|live with)\b/,
]

/** As if it were used on: "check the oil every morning". */
const USED_ON =
  /\b(?:every|each) (?:morning|day|evening|week|drive|trip|few|time you (?:start|drive|stop))\b|\bdaily\b|\bregularly\b|\bas needed\b|\bbefore (?:leaving|setting off|each|every)\b|\bback in business\b|\bdoable\b|\b(?:some|enough|a bit of|plenty of) (?:margin|reserve|safety|leeway)\b|\bwithout (?:any )?(?:consequences?|problems?|issues?|trouble)\b|\b(?:your|the) destination\b|\balternatives\b|\byour (?:trip|journey)\b/

/** Whether a clause says that nobody needs to stop. */
export const needsNoStop = (clause: string): boolean =>
  USED_ON.test(clause) || NOT_NEEDED.some((pattern) => pattern.test(clause))
