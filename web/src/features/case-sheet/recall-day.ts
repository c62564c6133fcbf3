const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "August 3, 2023"; empty where the agency's date could not be read. */
export const recallDay = (reportedOn: string | null) =>
  reportedOn === null ? '' : day.format(new Date(reportedOn))
