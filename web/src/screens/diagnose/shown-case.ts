import type { VehicleWords } from '@candi/contracts'
import type { ComponentType, ReactNode } from 'react'
import type { DictateProps } from '../../features/dictate/dictate-button.tsx'

/** What a case that is alive lays on the desk. Null leaves what an empty desk shows there. */
export type ShownCase = {
  title: string
  vehicle: VehicleWords | null
  /** The verdict as a pinned line, on a phone. */
  pin: ReactNode
  heading: ReactNode
  /** Stands before the first message. */
  before: ReactNode
  transcript: ReactNode | null
  statusLine: ReactNode
  /** In place of the composer, once no more messages fit. */
  end: ReactNode | null
  sheet: ReactNode | null
  /** Beside the box, where the browser turns speech into text. */
  Dictate: ComponentType<DictateProps> | undefined
  isBusy: boolean
  send: (text: string) => void
  stop: () => void
}
