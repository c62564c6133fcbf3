/** Whether it has the form of a question. */
export const asksSomething = (text: string) =>
  /\?\s*$|^\W*(?:what|why|how|where|which|who|when|is|are|can|could|should|do|does|did|will|would|may)\b/i.test(
    text,
  )
