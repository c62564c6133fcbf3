import { ERRORS } from '@candi/contracts'
import type { ApiFailure } from '../../api/call-api.ts'
import { isOffline } from '../../api/offline-sentence.ts'

const KEPT = 'What has arrived is kept for 24 hours.'

/** After these nothing of the upload is left on the server: it can only be sent anew, or not at all. */
export const FINAL_CODES: readonly string[] = [
  'recording-too-large',
  'recording-not-audio',
  'recording-known',
  'not-found',
]
export const isFinal = ({ code }: ApiFailure): boolean => FINAL_CODES.includes(code)

/** Why an upload stands still: what happened, what is kept, what next. */
export function haltWords({ code, message, status }: ApiFailure): string {
  if (code === 'file-gone')
    return `The file on this device was moved or changed, so it cannot be read on. ${KEPT} Choose the same file again to go on.`
  if (code === 'not-found')
    return 'This upload is no longer on the server: it was withdrawn, or left alone for too long. Nothing of it is kept; please send the recording again.'
  if (code === 'signed-out') return `You are signed out. ${KEPT} Log in again, then go on.`
  if (code === 'contributions-off') return `${ERRORS['contributions-off'].text} ${KEPT}`
  if (code === 'upload-offset' || code === 'pass-invalid' || FINAL_CODES.includes(code)) return message
  if (status === 0)
    return `The line stayed away too long. ${KEPT} It goes on by itself when you are back online, or when you press Go on.`
  if (status === 429 || status >= 500)
    return `The server cannot take it just now. ${KEPT} Please go on in a few minutes.`
  return `${message} ${KEPT}`
}

const ENTERED = 'All you entered stays on this page.'

/** Why an upload did not begin. */
export function startWords({ code, message, status }: ApiFailure): string {
  if (status === 0)
    return isOffline()
      ? `You seem to be offline. ${ENTERED} Press Upload recording again when you have a signal.`
      : `We could not reach the server. ${ENTERED} Please try again.`
  if (code === 'slow-down')
    return `Many of your uploads are begun and not finished. Finish or cancel one of them below, or wait a minute. ${ENTERED}`
  if (code === 'signed-out' || code === 'recording-too-large') return message
  return `${message} ${ENTERED}`
}

/** Why a recording could not be withdrawn, or a case not be opened. */
export function actionWords({ code, message, status }: ApiFailure): string {
  if (status === 0) return 'We could not reach the server. Nothing was changed; please try again.'
  if (code === 'not-enough-recordings' || code === 'signed-out') return message
  return `${message} Nothing was changed.`
}
