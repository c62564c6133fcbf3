import { LIMITS } from '@candi/contracts'
import { PasswordField } from '../../parts/password-field.tsx'
import type { Faults } from './field-faults.ts'

type Props = { label: string; faults: Faults<'password' | 'confirmPassword'> }

/** A new password, twice. */
export const NewPasswordFields = ({ label, faults }: Props) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      minLength={LIMITS.passwordCharacters}
      placeholder={`At least ${LIMITS.passwordCharacters} characters`}
      fault={faults.password}
    />
    <PasswordField
      label="Confirm password"
      name="confirmPassword"
      autoComplete="new-password"
      required
      minLength={LIMITS.passwordCharacters}
      fault={faults.confirmPassword}
    />
  </>
)
