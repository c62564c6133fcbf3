import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes over a radio that was pressed on the prerendered page before it answered: the browser shows it, React knows nothing of it. */
export function useEarlyChoice<T extends string>(
  choices: readonly T[],
  shown: T,
  choose: (choice: T) => void,
): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was pressed before the first look
  useLayoutEffect(() => {
    const pressed = box.current?.querySelector<HTMLInputElement>(':checked')?.value
    const early = choices.find((choice) => choice === pressed)
    if (early && early !== shown) choose(early)
  }, [])
  return box
}
