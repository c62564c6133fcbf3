import { useSyncExternalStore } from 'react'
import { useTheme } from './theme.ts'

const DARK = '(prefers-color-scheme: dark)'

/** Light or dark as it is seen now: the chosen theme, else the system's. */
export function useShownColors(): 'light' | 'dark' {
  const theme = useTheme()
  const isSystemDark = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(DARK)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(DARK).matches,
    () => false,
  )
  if (theme !== 'system') return theme
  return isSystemDark ? 'dark' : 'light'
}
