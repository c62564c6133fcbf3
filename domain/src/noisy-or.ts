/**
 * P(sign present | one cause) = 1 - (1 - leak)(1 - strength). A strength below 0 takes from the leak what a cause that speaks against the
 * sign leaves out of it: at -0.8 one telling in five.
 */
export const noisyOr = (leak: number, strength: number) =>
  strength < 0 ? leak * (1 + strength) : 1 - (1 - leak) * (1 - strength)
