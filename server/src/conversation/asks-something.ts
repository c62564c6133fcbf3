/** Whether it has the form of a question. */
export const asksSomething = (text: string) =>
  /\?\s*$|^\W*(?:(?:so|and|but|ok|okay|then|or)\W+)*(?:(?:what|how|where|who|why)(?:['’]?s|['’]?re)?|which|am|is|are|can|could|should|do|does|did|will|would|may|when(?=\W+(?:do|does|did|should|will|would|can|is|are)))\b/i.test(
    text,
  )
