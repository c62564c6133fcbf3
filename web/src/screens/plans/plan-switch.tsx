import { PLANS } from '@candi/contracts'
import { useEarlyChoice } from '../../parts/use-early-choice.ts'

export type Billing = 'monthly' | 'annual'
const CHOICES = [
  ['monthly', 'Monthly'],
  ['annual', 'Annual'],
] as const
const BILLINGS = CHOICES.map(([value]) => value)

/** Which of the two Pro prices is shown. */
export function PlanSwitch({ billing, onBilling }: { billing: Billing; onBilling: (to: Billing) => void }) {
  const box = useEarlyChoice(BILLINGS, billing, onBilling)
  return (
    <form className="billing" aria-label="Billing">
      <fieldset className="switch" ref={box}>
        <legend className="sr">Show Pro prices</legend>
        {CHOICES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="billing"
              value={value}
              checked={billing === value}
              onChange={() => onBilling(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p className="billing-note">Annual saves {PLANS.price.annualSavesPercent}%</p>
    </form>
  )
}
