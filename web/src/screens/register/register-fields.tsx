import { EmailField } from '../../features/account/email-field.tsx'
import type { Faults } from '../../features/account/field-faults.ts'
import { NewPasswordFields } from '../../features/account/new-password-fields.tsx'
import { TextField } from '../../parts/text-field.tsx'

type FieldName = 'displayName' | 'email' | 'password' | 'confirmPassword'

export function RegisterFields({ faults }: { faults: Faults<FieldName> }) {
  return (
    <>
      <TextField
        label="Full name"
        name="displayName"
        autoComplete="name"
        required
        fault={faults.displayName}
      />
      <EmailField fault={faults.email} />
      <NewPasswordFields label="Password" faults={faults} />
    </>
  )
}

type TermsProps = { hasAccepted: boolean; onChange: (hasAccepted: boolean) => void }

/** The links open beside the form, so that nothing typed is lost. */
export function TermsBox({ hasAccepted, onChange }: TermsProps) {
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        name="terms"
        required
        checked={hasAccepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        I accept the{' '}
        <a href="/terms" target="_blank" rel="noopener">
          Terms<span className="sr"> (opens in a new tab)</span>
        </a>{' '}
        and the{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          Privacy policy<span className="sr"> (opens in a new tab)</span>
        </a>
        .
      </span>
    </label>
  )
}
