import { useEffect, useState } from 'react'
import { loadSettings, useSettings } from '../../api/settings.ts'

/** Whether recordings are taken; undefined until the server told. Where it cannot be asked, they are not. */
export function useContributionsOpen(): boolean | undefined {
  const settings = useSettings()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    let isGone = false
    void loadSettings().then(() => {
      if (!isGone) setAsked(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  return settings ? settings.contributionsEnabled : isAsked ? false : undefined
}
