/** What Chromium tells of a phone where it is asked; other browsers have no such thing. */
type ModelTeller = { getHighEntropyValues: (hints: string[]) => Promise<{ model?: string }> }

const hasModelTeller = (value: object): value is { userAgentData: ModelTeller } =>
  'userAgentData' in value && typeof value.userAgentData === 'object' && value.userAgentData !== null

/** "Pixel 7", as far as the browser tells; empty where it does not. */
export async function phoneModel(from: object = navigator): Promise<string> {
  if (!hasModelTeller(from)) return ''
  try {
    return ((await from.userAgentData.getHighEntropyValues(['model'])).model ?? '').trim().slice(0, 80)
  } catch {
    return '' // refused by a policy of the browser: it is told without
  }
}
