/** Soft hyphens, joiners, marks of direction, variation selectors and all else that is read but not seen. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const WHITE = /\s+/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032]/gu
const DASHES = /[\u2010-\u2015\u2212]/gu

/**
 * A model's words as they are judged and shown: in compatibility form, without what is not seen, with one kind of apostrophe
 * and of dash. Look-alikes of other scripts are not folded: whatever is no plain Latin letter then, `checkExplanation` refuses.
 */
export const normaliseSpeech = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(WHITE, ' ')
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .trim()
