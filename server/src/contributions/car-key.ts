import type { UploadVehicle } from '@candi/contracts'

type Named = Pick<UploadVehicle, 'year' | 'make' | 'model'>

/** "2014|honda|civic": what makes two cars the same model, however they were typed. */
export const carKeyOf = ({ year, make, model }: Named): string =>
  [year ?? '', make, model].map((word) => String(word).toLowerCase().replace(/\s+/g, ' ').trim()).join('|')

/** "2014 Honda Civic" */
export const carNameOf = ({ year, make, model }: Named): string =>
  [year ?? '', make, model].filter((word) => word !== '').join(' ')
