import type { ApiFailure } from '../../api/call-api.ts'

/** The texts of the specification's error catalogue, by code. */
const LOGIN: Record<string, string> = {
  'user-not-found': 'No account found with this email. Please register first.',
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Invalid email address format.',
  'user-disabled': 'This account has been disabled. Please contact support.',
  'too-many-requests': 'Too many failed attempts. Please try again later.',
  'network-request-failed': 'Network error. Please check your connection.',
}
const FORGOT_PASSWORD: Record<string, string> = {
  'user-not-found': 'No account found with this email address.',
  'invalid-email': 'Invalid email address format.',
  'too-many-requests': 'Too many requests. Please try again later.',
  'network-request-failed': 'Network error. Please check your connection.',
}
type Told = Pick<ApiFailure, 'code' | 'message'>

export const loginFailureText = ({ code, message }: Told): string =>
  LOGIN[code] ?? (message ? `Login failed: ${message}` : 'Login failed. Please check your credentials.')

export const registrationFailureText = ({ message }: Told): string => `Registration failed: ${message}`

export const forgotPasswordFailureText = ({ code, message }: Told): string =>
  FORGOT_PASSWORD[code] ??
  (message ? `Error: ${message}` : 'Failed to send password reset email. Please try again.')
