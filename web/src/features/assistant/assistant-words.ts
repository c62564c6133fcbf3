import type { Settings } from '@candi/contracts'

/** What a consent says of a provider. */
export const assistantWords = ({ name, seesPhotos }: NonNullable<Settings['assistant']>) =>
  seesPhotos
    ? `Your words and photos would go to ${name}, which writes the answers. CANDI’s own diagnosis stays here either way.`
    : `Your words would go to ${name}, which writes the answers. CANDI’s own diagnosis stays here either way.`
