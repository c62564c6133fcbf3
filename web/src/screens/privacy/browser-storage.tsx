import type { LegalSection } from '../../parts/legal-page.tsx'
import { LegalTable } from '../../parts/legal-table.tsx'

export const browserStorage: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>Only cookies that CANDI cannot do without, and all of them our own:</p>
        <LegalTable
          head={['Cookie', 'Why', 'How long']}
          rows={[
            [
              'candi.session_token',
              'Keeps you signed in',
              '30 days, or until the browser closes if you did not tick “Remember me”',
            ],
            ['candi.dont_remember', 'Notes that you did not tick “Remember me”', 'Until the browser closes'],
            ['candi.guest', 'Counts the tokens of guests; a signed random number', '1 day'],
          ]}
        />
        <p>
          The cookie notice asks whether we may also count visits. “Essential only” is as good a choice as
          “Accept all”: nothing is locked. At present CANDI counts no visits and shows no advertising,
          whichever you choose; your answer is kept so that we do not ask again, and so that we keep to it if
          that changes.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What lies in your browser',
    body: (
      <>
        <p>
          These never leave your device unless you send or export them. Signing out asks whether others use
          the device, and then clears them; clearing the browser’s data for this site does the same.
        </p>
        <LegalTable
          head={['What', 'Why']}
          rows={[
            [
              'Cases: your conversations and results, with their recordings and photos',
              'Your history, listed on Diagnose, to reopen or delete',
            ],
            ['Your car: make, model, year, mileage, VIN if you gave it', 'So that you type it once'],
            [
              'Drafts and the page you were on the way to',
              'So that nothing is lost when you log in or reload',
            ],
            [
              'A copy of your name and email, with the time of your login',
              'To greet you before the server answers; encoded, not encrypted',
            ],
            [
              'Recordings that you sent or began to send from here: name, day, and a check of the file',
              'To list them, and to ask for the right file where an upload was cut off',
            ],
            [
              'Your choices: colors, cookies, own device, who may read along, dictation, the app',
              'So that we do not ask again',
            ],
          ]}
        />
      </>
    ),
  },
]
