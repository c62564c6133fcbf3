import { type RefObject, useEffect } from 'react'

/** A keyboard and a reader follow to the next stage: to its title where it has one, else to its one large button. */
export function useStageFocus(
  isTitled: boolean,
  titleId: string,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (isTitled) document.getElementById(titleId)?.focus()
    else button.current?.focus()
  }, [isTitled, titleId, button])
}
