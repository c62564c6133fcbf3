import { describe, expect, test } from 'vitest'
import { forgotPasswordFailureText, loginFailureText, registrationFailureText } from './failure-text.ts'

const of = (code: string, message = 'as the server says') => ({ code, message })

describe('every code has the text of the error catalogue', () => {
  test.each([
    ['user-not-found', 'No account found with this email. Please register first.'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['invalid-email', 'Invalid email address format.'],
    ['user-disabled', 'This account has been disabled. Please contact support.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['network-request-failed', 'Network error. Please check your connection.'],
    ['internal', 'Login failed: as the server says'],
  ])('login, %s', (code, text) => expect(loginFailureText(of(code))).toBe(text))

  test.each([
    ['user-not-found', 'No account found with this email address.'],
    ['invalid-email', 'Invalid email address format.'],
    ['too-many-requests', 'Too many requests. Please try again later.'],
    ['network-request-failed', 'Network error. Please check your connection.'],
    ['mail-failed', 'Error: as the server says'],
  ])('forgot password, %s', (code, text) => expect(forgotPasswordFailureText(of(code))).toBe(text))
})

test('a failure without a message has the default text', () => {
  expect(loginFailureText(of('odd', ''))).toBe('Login failed. Please check your credentials.')
  expect(forgotPasswordFailureText(of('odd', ''))).toBe(
    'Failed to send password reset email. Please try again.',
  )
})

test('a failed registration says so with the message', () => {
  expect(registrationFailureText(of('email-already-in-use', 'There is already an account.'))).toBe(
    'Registration failed: There is already an account.',
  )
})
