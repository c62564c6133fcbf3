import { inject } from 'vitest'
import type { ProductPlace } from './product.ts'

/** The product with these settings that all files of a run share; whoever asks first waits until it has started. */
export async function sharedProduct(settings: Readonly<Record<string, string>>): Promise<ProductPlace> {
  const answer = await fetch(`${inject('sharedProducts')}/?${new URLSearchParams(settings)}`)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
