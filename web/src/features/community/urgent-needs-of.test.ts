import { expect, test } from 'vitest'
import { urgentNeedsOf } from './urgent-needs-of.ts'

const NEEDS = {
  engine_mechanical: {
    bearing_wear: { needed: 120 },
    piston_knock: { needed: 90 },
    timing_issues: { needed: 80 },
  },
  exhaust_exterior: { manifold_leak: { needed: 0 }, exhaust_leak: { needed: 7 } },
  unclassified: { electrical_noise: { needed: 0 } },
  cabin_performance: { brake_system: { needed: 3 } },
  newer_group: { newer_problem: { needed: 2 } },
}

test('the first 3 groups are shown with 2 problems each, in the order of the answer', () => {
  const shown = urgentNeedsOf({ current_needs: NEEDS })
  expect(shown.map(({ title, needs }) => [title, ...needs.map((need) => [need.title, need.needed])])).toEqual(
    [
      ['Engine/Mechanical Issues', ['Worn engine bearings', 120], ['Engine knock or piston slap', 90]],
      ['Exhaust System Problems', ['Exhaust leak', 7]],
      ['Performance Issues', ['Brakes', 3]],
    ],
  )
})

test('a group that this page does not know yet is read out of its name', () => {
  const [group] = urgentNeedsOf({ current_needs: { newer_group: NEEDS.newer_group } })
  expect(group).toEqual({
    id: 'newer_group',
    title: 'Newer group',
    needs: [{ id: 'newer_problem', title: 'Newer problem', needed: 2, problem: undefined }],
  })
})

test('nothing wanted shows nothing', () => expect(urgentNeedsOf({ current_needs: {} })).toEqual([]))
