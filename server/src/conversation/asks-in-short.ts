import { anyOfShort } from './any-of.ts'

/** "In plain English please", "too long", "I don't get it": who asks to be told again, simpler. Whole lines, for a trouble may be told in passing. */
export const ASKS_IN_SHORT = anyOfShort(90, [
  String.raw`^\W{0,9}(?:but |so |and |sorry ){0,6}what (?:does|do|did) (?:that|this|it|all (?:that|this)|you)(?: all)? mean\W{0,9}$`,
  String.raw`^\W{0,9}(?:sorry |but |i'?m |im |i am |still |so |totally |really ){0,6}(?:confused|lost)\W{0,9}$`,
  String.raw`\bi (?:still |really )?(?:don['’]?t|do not|didn['’]?t) (?:understand|follow|get (?:it|that|this|any of)|know what (?:that|this|it|any of (?:that|this)) (?:is|means))\b(?! why (?:my|the))`,
  String.raw`(?:^\W{0,9}|\b(?:you|please) )(?:re-?)?(?:explain|say|tell me|repeat|put)(?: it| that| this| the first cause)?(?: (?:again|but|simpler|simply|better|please|pls|plz|to me|more|differently|in)){0,6}\W{0,9}$`,
  String.raw`\b(?:in|use|speak|talk|with)(?: \w{1,24})? (?:simple|simpler|plain|plainer|other|normal|short|regular|everyday|basic|layman['’]?s?|laymans|human|fewer|smaller|easier|less) ?(?:words|terms|language|english|talk|sentences)?\W{0,9}(?:please|pls|plz)?\W{0,9}$`,
  String.raw`^\W{0,9}(?:in )?(?:plain |simple |normal |just )?english(?: please| pls| plz)?\W{0,9}$`,
  String.raw`\b(?:tl;?dr|eli ?5|(?:(?:explain|say|tell|talk|put)\b.{0,90}|^\W{0,9})(?:like|as if) (?:i['’]?m|i am|im|i was) (?:a )?(?:\d|five|six|child|kid|dumb|stupid|an? idiot|a (?:toddler|beginner)))\W{0,9}$`,
  String.raw`\b(?:simpler|easier|shorter|briefer)(?: (?:version|answer|words|please|pls|plz)){0,6}\W{0,9}$`,
  String.raw`\b(?:sum|dumb|break|boil) (?:it|that|this) (?:up|down)(?: for me)?(?: please| pls)?\W{0,9}$`,
  String.raw`\bsummar(?:y|i[sz]e)\b`,
  String.raw`\b(?:short|quick|simple|brief|easy) (?:version|answer|summary)\b`,
  String.raw`^\W{0,9}(?:so |ok |just ){0,6}(?:(?:what['’]?s |whats |give me )?the )?bottom line\W{0,9}$`,
  String.raw`^\W{0,9}(?:so |ok ){0,6}in (?:a nutshell|short|one sentence|brief|two sentences)\W{0,9}$`,
  String.raw`^\W{0,9}(?:(?:that|this|it)(?:['’]?s| is|s| was)? )?(?:way |just |far |a bit )?(?:too|so) (?:long|much(?: (?:text|info(?:rmation)?|words|to read|reading))|many words|complicated|technical|wordy|confusing)\b[^a-z]{0,60}(?:(?:please|pls|make it|keep it|can you|be|short|shorter|brief|simple|simpler|it)\W{0,9}){0,6}$`,
  String.raw`^\W{0,9}(?:please )?(?:keep|make) it (?:short|simple|brief|easy)(?:er)?(?: please| pls)?\W{0,9}$`,
  String.raw`^\W{0,9}(?:please )?(?:stop|quit|don['’]?t|no|less|enough)(?: with)?(?: using| the)? ?(?:big|fancy|technical|complicated|long|car|mechanic)? ?(?:words|jargon|talk|terms)(?: please)?\W{0,9}$`,
  String.raw`^\W{0,9}(?:but )?(?:that|this|it)(?: makes| made)? (?:no sense|does(?:n['’]?t| not) make (?:any )?sense)(?: to me)?\W{0,9}$`,
  String.raw`^\W{0,9}(?:huh|what|wut|come again|pardon|say what|um what)\W{0,9}$`,
  String.raw`^\W{0,9}(?:can|could|would) you (?:please )?(?:repeat|say|explain|simplify|rephrase|shorten)(?: (?:it|that|this|yourself))?(?: (?:again|simpler|simply|please|in|more|better|differently|for me|to me)){0,6}\W{0,9}$`,
  String.raw`^\W{0,9}(?:simplify|rephrase|shorten|simple|shorter|brief(?:ly)?|speak normal(?:ly)?|talk normal(?:ly)?)(?: it| that| this)?(?: please| pls)?\W{0,9}$`,
  String.raw`^\W{0,9}(?:sorry |but ){0,6}(?:i['’]?m|i am|im) (?:not (?:a |very )?(?:car|technical|mechanical)\w{0,24}(?: (?:person|guy|girl|savvy))?|bad with cars|no mechanic|clueless(?: about cars)?|new to (?:this|cars))\W{0,9}$`,
  String.raw`^\W{0,9}(?:sorry |but ){0,6}i (?:know nothing|don['’]?t know (?:anything|much)|have no (?:clue|idea)) about cars\W{0,9}$`,
  String.raw`^\W{0,9}(?:please |ok |so ){0,6}just tell me(?: what (?:to do|i (?:need|have) to do))?\W{0,9}$`,
])
