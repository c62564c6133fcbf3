export type FilmState =
  /** Before the page is alive, and where motion or data are to be spared: the still alone. */
  | 'still'
  /** The film is asked for and not here yet; it is given a short time. */
  | 'loading'
  /** Asked for by hand, or in the other colors: it may take its time. */
  | 'fetching'
  | 'playing'
  | 'paused'
  /** It took too long or was refused: the still stays, and the film can be started by hand. */
  | 'kept-still'

/** How long the still says that the film is coming: 2 s, on Safari 1 s. */
export const waitMilliseconds = (isSafari: boolean) => (isSafari ? 1000 : 2000)

/** Safari itself; every browser that pretends to be it also names itself. */
export const isSafari = (userAgent: string) =>
  /safari/i.test(userAgent) && !/chrome|chromium|crios|fxios|edg|opr|android/i.test(userAgent)

type Sparing = { matches: (query: string) => boolean; savesData: boolean }

/** Whoever spares motion or data gets no film at all. */
export const wantsFilm = ({ matches, savesData }: Sparing) =>
  !savesData && !matches('(prefers-reduced-motion: reduce)') && !matches('(prefers-reduced-data: reduce)')
