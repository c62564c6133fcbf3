const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** 10,000 */
export const count = (number: number) => thousands.format(number)

/** "$50" or "$4.99"; US dollars. */
export const price = (dollars: number) => `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
