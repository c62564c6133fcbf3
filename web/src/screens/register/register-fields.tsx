import type { Faults } from '../../features/account/field-faults.ts'
import { PasswordField } from '../../parts/password-field.tsx'
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
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        fault={faults.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        minLength={6}
        placeholder="At least 6 characters"
        fault={faults.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        minLength={6}
        fault={faults.confirmPassword}
      />
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
