import { PLANS } from '@candi/contracts'

export type Billing = 'monthly' | 'annual'
const CHOICES = [
  ['monthly', 'Monthly'],
  ['annual', 'Annual'],
] as const

/** Which of the two Pro prices is shown. */
export function PlanSwitch({ billing, onBilling }: { billing: Billing; onBilling: (to: Billing) => void }) {
  return (
    <form className="billing" aria-label="Billing">
      <fieldset className="switch">
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
