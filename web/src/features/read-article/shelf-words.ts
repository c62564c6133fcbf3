import type { ArticleShelf } from '@candi/contracts'

/** How a shelf is named, and what stands on it. */
export const SHELF_WORDS: Record<ArticleShelf, { name: string; holds: string }> = {
  check_it_yourself: { name: 'Check it yourself', holds: 'With your eyes, your ears and hardly a tool.' },
  warning_lamps: { name: 'Warning lamps', holds: 'What each one means, and whether to drive on.' },
  how_parts_fail: { name: 'How parts fail', holds: 'What wears, what you notice first, what it costs.' },
  noises_smells_leaks: { name: 'Noises, smells, leaks', holds: 'What your senses tell, put into order.' },
  maintenance: { name: 'Maintenance', holds: 'What is due, by distance and by age.' },
  on_the_road: { name: 'On the road', holds: 'When it happens and you are not at home.' },
  workshop_and_money: { name: 'Workshop and money', holds: 'How to ask, what to pay, when to say no.' },
  buying_used: { name: 'Buying used', holds: 'What to look at before you pay.' },
  seasons: { name: 'Seasons', holds: 'Cold, heat, salt and water.' },
  electric_and_hybrid: { name: 'Electric and hybrid', holds: 'What is different, and what is not.' },
}
