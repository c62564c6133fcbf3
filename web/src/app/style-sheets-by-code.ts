import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton` (see vite.config.ts), by which radix dialogs keep the page behind
 * them from scrolling. That one adds a `style` element, which our content security policy forbids; a style sheet made
 * by code is allowed.
 */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users === 0)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (css: string, isDynamic?: boolean) => {
    // Like the original: new rules count only where the user says that they change.
    const key = isDynamic ? css : ''
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
    }, [key])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return ({ styles, dynamic }: { styles: string; dynamic?: boolean }) => {
    useStyle(styles, dynamic)
    return null
  }
}
