import type { TakenPhoto } from './taken-photo.ts'

/** New photos behind the others; the first of them stands in for the one that it replaces. */
export function placePhotos(
  photos: readonly TakenPhoto[],
  taken: readonly TakenPhoto[],
  replaced: string | null,
): readonly TakenPhoto[] {
  const [first, ...others] = taken
  if (!first || !photos.some(({ id }) => id === replaced)) return [...photos, ...taken]
  return [...photos.map((photo) => (photo.id === replaced ? first : photo)), ...others]
}
