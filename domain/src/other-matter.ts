/** What people ask beside the troubles of a car: money, manners, looks. It is met kindly, and no sheet is made of it. */
export interface OtherMatters {
  /** What is said of a car in trouble; where it is told, the car comes first. */
  readonly trouble: readonly string[]
  readonly matters: readonly {
    readonly id: string
    readonly phrases: readonly string[]
    readonly answer: string
  }[]
}
