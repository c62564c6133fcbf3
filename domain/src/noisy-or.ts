/** P(sign present | one cause) = 1 - (1 - leak)(1 - strength). */
export const noisyOr = (leak: number, strength: number) => 1 - (1 - leak) * (1 - strength)
