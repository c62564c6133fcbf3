import { expect, test } from 'vitest'
import { componentWords } from './component-words.ts'

test.each([
  ['FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP', 'Fuel system, gasoline: delivery, fuel pump'],
  ['STEERING', 'Steering'],
  ['ELECTRICAL SYSTEM:12V BATTERY', 'Electrical system: 12V battery'],
  ['', 'Part not named'],
])('“%s” is said as “%s”', (component, words) => expect(componentWords(component)).toBe(words))
