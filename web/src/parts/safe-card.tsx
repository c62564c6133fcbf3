import type { ComponentProps } from 'react'
import { Contained } from './contained.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { GeneralAdvice } from './general-advice.tsx'

/** The card in a boundary of its own: it takes nothing down with it, and leaves general advice should it break. */
export const SafeCard = (card: ComponentProps<typeof EmergencyCard>) => (
  <Contained fallback={<GeneralAdvice />}>
    <EmergencyCard {...card} />
  </Contained>
)
