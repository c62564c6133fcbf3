import { z } from 'zod'
import { emergencySchema } from './emergency.ts'

/**
 * Every failure that the server tells a client, with the sentence that the visitor reads and, where waiting helps, how long
 * where the server knows no better.
 */
export const ERRORS = {
  'body-too-large': {
    status: 413,
    text: 'That was more than one message can hold. Shorten it or send it in parts; nothing was lost.',
  },
  'body-too-slow': {
    status: 408,
    retryAfterSeconds: 5,
    text: 'Your message came in so slowly that we stopped waiting for it. Your text is kept; please send it again, best where the connection is better.',
  },
  'body-not-json': { status: 400, text: 'The message arrived damaged. Please send it again.' },
  'request-invalid': {
    status: 400,
    text: 'Something in this message has a form we do not understand. Your text is kept; please send it again.',
  },
  'too-many-messages': {
    status: 400,
    text: 'This conversation has reached its 200 messages or the length that one case can hold. Start a new case; this one stays saved on this device.',
  },
  'message-too-long': {
    status: 400,
    text: 'One message can hold 8,000 characters. Please shorten it; your text is kept.',
  },
  'quote-length': {
    status: 400,
    text: 'Please paste the lines of the quote, up to 4,000 characters at a time; your text is kept.',
  },
  'too-many-findings': {
    status: 400,
    text: 'More than 60 signs were given. Take some back in the list of evidence, then go on.',
  },
  'reading-too-slow': {
    status: 422,
    text: 'Reading these words took too long, so I stopped. They are still here; say the same in two or three plain sentences.',
  },
  'user-not-found': { status: 401, text: 'No account found with this email. Please register first.' },
  'wrong-password': { status: 401, text: 'Incorrect password. Please try again.' },
  'invalid-email': { status: 400, text: 'Invalid email address format.' },
  'user-disabled': { status: 403, text: 'This account has been disabled. Please contact support.' },
  'too-many-requests': { status: 429, text: 'Too many failed attempts. Please try again later.' },
  'slow-down': {
    status: 429,
    retryAfterSeconds: 10,
    text: 'That was a lot in a short time. Please wait a little and try again; your text is kept.',
  },
  'email-already-in-use': {
    status: 409,
    text: 'There is already an account with this email. Log in, or reset the password.',
  },
  'weak-password': { status: 400, text: 'A password needs at least 6 characters, and at most 128.' },
  'invalid-name': {
    status: 400,
    text: 'A name is 1 to 80 characters of plain words. Please leave out links, addresses and telephone numbers, and put a space after a dot; what you typed is kept.',
  },
  'link-invalid': { status: 400, text: 'This link is used up, too old or incomplete. Ask for a new one.' },
  'signed-out': { status: 401, text: 'Please log in first. What you typed is kept.' },
  forbidden: { status: 403, text: 'This page is for administrators.' },
  'own-account': {
    status: 409,
    text: 'Administrators cannot do this to their own account. Ask another administrator.',
  },
  'origin-refused': {
    status: 403,
    text: 'This request did not come from our own pages, so it was not carried out.',
  },
  'host-unknown': {
    status: 421,
    text: 'This server does not go by the name in the address, so nothing was carried out or kept. Please open it by its own address; whoever runs it can add a name with PUBLIC_URL or ALLOWED_HOSTS.',
  },
  'host-invalid': {
    status: 400,
    text: 'This request names no server, or two at once, so nothing was carried out or kept. Please open the page by its own address.',
  },
  'mail-failed': { status: 502, text: 'The mail could not be sent. Please try again in a few minutes.' },
  'signature-invalid': { status: 400, text: 'The signature of this message is not valid.' },
  'not-configured': { status: 503, text: 'This is not set up on this server.' },
  'not-found': { status: 404, text: 'There is nothing at this address.' },
  'vin-timeout': {
    status: 504,
    text: 'Request timed out. Please check your internet connection or try manual entry.',
  },
  'vin-network': {
    status: 502,
    text: 'Network error - please check your internet connection and try again.',
  },
  'vin-restricted': { status: 403, text: 'Service temporarily restricted. Please use manual entry.' },
  'vin-no-data': {
    status: 404,
    text: 'VIN not found in database. Please verify the VIN number is correct.',
  },
  'vin-incomplete': {
    status: 422,
    text: 'Incomplete vehicle data found. Please use manual entry for complete information.',
  },
  'vin-service-down': {
    status: 502,
    text: 'Government VIN service temporarily down. Please try again later.',
  },
  'vin-refused': {
    status: 502,
    text: 'Invalid request to VIN service. Please check the VIN format.',
  },
  'vin-unavailable': { status: 502, text: 'VIN service unavailable. Please try again later.' },
  'vin-unexpected': { status: 500, text: 'Unexpected error occurred. Please use manual entry.' },
  'vin-invalid': {
    status: 400,
    text: 'Please enter a valid 17-character VIN (letters I, O, Q are not allowed).',
  },
  'contributions-off': {
    status: 403,
    text: 'Upload functionality is temporarily disabled while we finalize legal compliance. Check back soon!',
  },
  'pass-invalid': {
    status: 401,
    text: 'The permission for this upload has run out. What has arrived is kept; it goes on with a new one.',
  },
  'upload-offset': {
    status: 409,
    text: 'This part does not join what has arrived. What has arrived is kept; the upload goes on from there.',
  },
  'recording-too-large': {
    status: 413,
    text: 'A recording can hold 50 MB. Please send a shorter one; nothing of this one was kept.',
  },
  'recording-not-audio': {
    status: 415,
    text: 'This file holds no sound that we can read, so it was not kept. Please choose a recording (wav, mp3, m4a, aac, ogg, flac).',
  },
  'recording-known': {
    status: 409,
    text: 'This recording is here already, so it was not kept a second time. Thank you all the same.',
  },
  'recordings-waiting': {
    status: 409,
    text: 'Many of your recordings wait for their review already, and they are kept. Please send more once some were reviewed, or withdraw one.',
  },
  'recordings-full': {
    status: 409,
    text: 'So many recordings wait for their review that there is no room for more right now. Please come back in a few days.',
  },
  'workshop-busy': {
    status: 503,
    retryAfterSeconds: 20,
    text: 'Your recording has arrived and is kept. Others are being prepared right now; this page tries again by itself, or come back in a minute.',
  },
  'contribution-settled': {
    status: 409,
    text: 'This recording was reviewed already. The page shows how it stands.',
  },
  'not-enough-recordings': {
    status: 409,
    text: 'Five approved recordings unlock one case. Yours are counted on this page.',
  },
  'pro-needed': {
    status: 403,
    text: 'Listening to a recording comes with Pro and Founder, or with the case that five approved recordings unlock. Your recording stays on this device; describing the noise in words, and whether you can drive, stay free.',
  },
  'recording-too-long': {
    status: 413,
    text: 'A recording can last 5 minutes. Please send the part in which the noise is heard best; ten seconds are enough. Yours stays on this device.',
  },
  'sound-format-needs-library': {
    status: 501,
    text: 'This server cannot read AAC sound (m4a, aac, mp4) yet: whoever runs it can install libasound2 to change that. Your recording stays on this device; sent as wav, mp3, ogg, flac or webm it can be heard.',
  },
  'recording-too-slow': {
    status: 422,
    text: 'Listening to this file took too long, so we stopped. It may be damaged. It stays on this device; please record again, or send it in another format.',
  },
  'one-recording-at-a-time': {
    status: 429,
    text: 'Another recording of yours is being heard right now. Please send this one when that has ended; it stays on this device.',
  },
  'listening-busy': {
    status: 503,
    text: 'Many recordings are being heard right now. Yours stays on this device; please try again in a minute.',
  },
  'photos-need-pro': {
    status: 403,
    text: 'Looking at photos comes with Pro and Founder, or with the case that five approved recordings unlock. Your photo stays on this device; scanning a VIN, the chart of warning lamps, and whether you can drive, stay free.',
  },
  'photo-too-large': {
    status: 413,
    text: 'A photo can hold 20 MB. Please send a smaller one; this one stays on this device.',
  },
  'photo-too-many-pixels': {
    status: 413,
    text: 'A photo can have 50 megapixels. Please take it again with an ordinary resolution, or send a part of it; this one stays on this device.',
  },
  'avif-too-many-pixels': {
    status: 413,
    text: 'A photo of the kind AVIF can have 24 megapixels: larger ones take too long to unpack. Please send it as JPEG, which can have 50, or send a part of it; this one stays on this device.',
  },
  'photo-not-picture': {
    status: 415,
    text: 'This file holds no picture that we can read. Please choose a photo (JPEG, PNG, WebP, AVIF, HEIC); this file stays on this device.',
  },
  'photo-other-format': {
    status: 415,
    text: 'Pictures of this kind (TIFF, RAW, BMP, SVG, PDF) are not read here. Please send the photo as JPEG, PNG, WebP, AVIF or HEIC; a screenshot of it will do.',
  },
  'photo-is-video': {
    status: 415,
    text: 'This is a video. Please take a photo, or a screenshot of the moment that shows it best; the video stays on this device.',
  },
  'photo-animated': {
    status: 415,
    text: 'This picture moves. Please send one still photo, or a screenshot of it; this one stays on this device.',
  },
  'photo-damaged': {
    status: 422,
    text: 'This photo is damaged or did not arrive whole. Please send it again, or take it again; this one stays on this device.',
  },
  'photo-holds-another-file': {
    status: 415,
    text: 'Another file (an archive, a document or a page) is hidden in this picture, so we did not open it. Please send the photo as the camera took it, or a screenshot of it.',
  },
  'photo-too-slow': {
    status: 422,
    text: 'Looking at this photo took too long, so we stopped. It stays on this device; please take it again, or send a smaller one.',
  },
  'photos-at-once': {
    status: 429,
    text: 'Six photos of yours are being looked at right now. Please send this one when one of them has ended; it stays on this device.',
  },
  'looking-busy': {
    status: 503,
    text: 'Many photos are being looked at right now. Yours stays on this device; please try again in a minute.',
  },
  busy: {
    status: 503,
    retryAfterSeconds: 5,
    text: 'Many people are asking right now. Please try again in a few seconds; your text is kept.',
  },
  /** More turns than are answered in time: nothing is broken, and a moment later there is room again. */
  'many-asking': {
    status: 429,
    retryAfterSeconds: 3,
    text: 'Many people are asking right now. Please send it again in a few seconds; your text is kept.',
  },
  internal: { status: 500, text: 'Something broke on our side. Your text is kept; please try again.' },
} as const satisfies Record<string, { status: number; text: string; retryAfterSeconds?: number }>

export type ErrorCode = keyof typeof ERRORS
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Where waiting helps: seconds until the next try is let through. */
    retryAfterSeconds: z.number().int().min(0).optional(),
    /** Somebody is in danger by words that could not be read to their end. One that is not understood costs the sentence nothing. */
    emergency: emergencySchema.optional().catch(undefined),
  }),
})
