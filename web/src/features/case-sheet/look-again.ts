import { newId } from '../../parts/new-id.ts'
import { saveFile } from '../../parts/save-file.ts'
import { calendarFile } from './calendar-file.ts'

export type LookAgain = {
  /** "your 2014 Civic" */
  carName: string
  /** "2026-12-04" */
  day: string
  /** The sentence of the sheet with that day, and the distance beside it. */
  deadline: string
}

/** What others may read of it in a shared calendar: the car's name and what to do, nothing of what was told. */
export const lookAgainFile = ({ carName, day, deadline }: LookAgain, uid: string, writtenAt: Date): string =>
  calendarFile({
    uid,
    writtenAt,
    day,
    title: `${carName.charAt(0).toUpperCase()}${carName.slice(1)}: have it looked at`,
    notes: deadline,
  })

/** Hands the day by which to have the car looked at to the browser's downloads, for any calendar. */
export const saveLookAgain = (told: LookAgain): void =>
  saveFile('have-it-looked-at.ics', 'text/calendar;charset=utf-8', lookAgainFile(told, newId(), new Date()))
