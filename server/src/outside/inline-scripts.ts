import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** Content-security-policy hashes of the scripts that stand in the built page itself (the theme, before first paint). */
export function inlineScriptHashes(page: string): string[] {
  if (!existsSync(page)) return []
  const html = readFileSync(page, 'utf8')
  return scriptsIn(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

const scriptsIn = (html: string): string[] =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.split('</script>', 1)[0] ?? '')
