import { UPLOAD_LIMITS } from '@candi/contracts'
import type { VehicleForm } from './vehicle-form.ts'

type Named = Pick<VehicleForm, 'year' | 'make' | 'model' | 'sub_model' | 'body_class' | 'doors' | 'engine'>

/** Letters, digits, dot and hyphen: safe on every system, in every address, and never a place outside the folder. */
function safe(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]{1,60}|[-.]{1,60}$/g, '')
}

const suffixOf = (fileName: string): string => /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0].toLowerCase() ?? ''

/**
 * Year, make, model, trim, body, doors, engine, problem and time, joined by underscores; what is not known is left out.
 * Where that passes 180 characters the longest parts are cut alike, so that each still says something; the time, which
 * keeps two names apart, stays whole. `fileName` gives the ending.
 */
export function suggestFileName(vehicle: Named, problem: string, at: Date, fileName = ''): string {
  const { year, make, model, sub_model, body_class, doors, engine } = vehicle
  const parts = [year, make, model, sub_model, body_class, doors && `${doors}-door`, engine]
    .map(safe)
    // A problem's name has underscores of its own.
    .concat(problem)
    .filter(Boolean)
  const ending = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${suffixOf(fileName)}`
  const joined = (most: number) =>
    [...parts.map((part) => part.slice(0, most).replace(/[-.]{1,60}$/, '')), ending].join('_')
  let most: number = UPLOAD_LIMITS.fileNameCharacters
  while (joined(most).length > UPLOAD_LIMITS.fileNameCharacters) most -= 1
  return joined(most)
}
