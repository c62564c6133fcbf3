import { type RefObject, useEffect } from 'react'

const KEY = 'candi.draft.email'

/**
 * Carries a typed address between login, registration and reset, and over a reload. The field stays the browser's own:
 * what somebody types before the page is alive is not lost.
 */
export function useDraftEmail(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    try {
      if (!field.value) {
        field.value = sessionStorage.getItem(KEY) ?? ''
        // Who has just begun to type here writes over it, not behind it.
        if (document.activeElement === field) field.select()
      }
    } catch {
      return // No storage, no draft.
    }
    const keep = () => sessionStorage.setItem(KEY, field.value)
    field.addEventListener('input', keep)
    return () => field.removeEventListener('input', keep)
  }, [form])
}
