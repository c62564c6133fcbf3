import { type ComponentType, lazy } from 'react'

type Load = () => Promise<ComponentType>

/** What failed to arrive, by the error that was thrown instead of showing it. */
const failed = new WeakMap<object, FetchedScreen>()

/** A screen that is fetched when somebody goes there. */
export class FetchedScreen {
  /** Waits for what it has to fetch. */
  Screen: ComponentType

  constructor(private readonly load: Load) {
    this.Screen = this.lazily()
  }

  /** Fetches it beforehand, so that it is shown at once. */
  async fetch(): Promise<void> {
    this.Screen = await this.load()
  }

  /** Where an error stands in the place of a screen that did not arrive: the next who comes there fetches it anew. */
  static renew(error: unknown): void {
    const screen = typeof error === 'object' && error ? failed.get(error) : undefined
    if (screen) screen.Screen = screen.lazily()
  }

  private lazily(): ComponentType {
    return lazy(async () => {
      try {
        return { default: await this.load() }
      } catch (error) {
        if (typeof error === 'object' && error) failed.set(error, this)
        throw error
      }
    })
  }
}

export const ShowFetched = ({ of: { Screen } }: { of: FetchedScreen }) => <Screen />
