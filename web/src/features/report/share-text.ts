import { type Assessment, RECALL_ORDERS } from '@candi/contracts'

/** Causes that a friend reads. */
const CAUSES = 3

const POSSESSIVE = 'your '
/** "your 2014 Civic" is somebody else's for whoever reads it. */
const namedFor = (carName: string) => {
  const name = carName.startsWith(POSSESSIVE) ? carName.slice(POSSESSIVE.length) : carName
  return name === 'car' ? 'The car' : name
}

/**
 * A sheet as a few plain lines for a message: whether to drive with all that goes with it, what is likely, and what to say
 * at the workshop. No word that the owner wrote but for what the workshop is told.
 */
export function shareText(sheet: Assessment): string {
  const { carName, verdict, emergency, tripwires, causes, second, shop, recalls } = sheet
  const orders = recalls.flatMap(({ campaign, parkIt, parkOutside }) => [
    ...(parkIt ? [`Recall ${campaign}: ${RECALL_ORDERS.parkIt}`] : []),
    ...(parkOutside ? [`Recall ${campaign}: ${RECALL_ORDERS.parkOutside}`] : []),
  ])
  const paragraphs = [
    emergency ? [`${emergency.title}. ${emergency.call.label}: ${emergency.call.number}.`] : [],
    [`${namedFor(carName)}: can it be driven? ${verdict.headline}.`, verdict.reason, ...orders],
    // Whether it can wait is never told without what ends the waiting.
    [
      ...(tripwires.signs.length > 0 ? [`${tripwires.title}: ${tripwires.signs.join('; ')}.`] : []),
      tripwires.deadline,
    ],
    causes.length > 0
      ? [
          'Likely causes, of 10 such cars:',
          ...causes.slice(0, CAUSES).map(({ title, odds }) => `- ${title}: ${odds}`),
        ]
      : [],
    second ? [`${second.title}: ${second.text}`] : [],
    shop.length > 0 ? ['For the workshop:', ...shop] : [],
    ['CANDI weighs what the owner tells. It did not see the car.'],
  ]
  return paragraphs
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}
