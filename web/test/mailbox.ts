import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'

/** The letters that a product without a mail server wrote into its data folder, oldest first. */
async function letters(data: string) {
  const folder = join(data, 'mail')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

/** Waits for the newest letter to an address whose link leads to a path, and gives that link's path and query. */
export async function mailedLink(data: string, to: string, path: string): Promise<string> {
  const find = async () => {
    const own = (await letters(data)).filter((letter) => letter.to?.some(({ address }) => address === to))
    const links = own.flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))
    const last = links.filter(({ pathname }) => pathname === path).at(-1)
    return last && last.pathname + last.search
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}
