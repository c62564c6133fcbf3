import { TextField } from '../../parts/text-field.tsx'

/** The address of an account; the browser fills it in as the name that one logs in with. */
export const EmailField = ({ fault }: { fault: string | undefined }) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    inputMode="email"
    required
    fault={fault}
  />
)
