import { SupportAddress } from '../../features/support/support-address.tsx'
import type { LegalSection } from '../../parts/legal-page.tsx'

export const diagnoses: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        CANDI is a program that anyone may run. Responsible for your data (the controller, in the words of the
        law) is the person or organization that runs it at the address in your browser: “we” on this page.
        Write to <SupportAddress />.
      </p>
    ),
  },
  {
    id: 'diagnosis',
    title: 'Your diagnosis: processed, never stored',
    body: (
      <>
        <p>
          To answer you, our server reads what you send: your words, a workshop’s quote that you paste, and on
          some plans your photos and recordings, with what you said about the car. It works on them in memory
          and forgets them when the answer is sent.
        </p>
        <p>
          No message, photo, recording, transcript or result of a diagnosis is written to the database, to a
          disk or to a log. We test that by sending marked text through the whole program and looking for it
          everywhere afterwards. Nothing of it trains a model.
        </p>
        <p>
          Photos are made smaller in your browser before they are sent, and the place and time that cameras
          write into them are taken out.
        </p>
        <p>
          Why we may: you asked for the answer (performance of a contract, GDPR Art. 6(1)(b)). Please leave
          out names and numbers of other people; a diagnosis does not need them.
        </p>
      </>
    ),
  },
  {
    id: 'contributions',
    title: 'Recordings you contribute: a choice of its own',
    body: (
      <p>
        Where the operator has opened it, you can give recordings to teach CANDI. That is never part of a
        diagnosis. It asks for your consent with its own text (GDPR Art. 6(1)(a)), keeps what that text says,
        and you can withdraw it at any time without giving a reason: the recording is then deleted. Of what
        you send we keep the sound alone, never the titles, places or pictures in the file, with what you say
        of the car; unfinished uploads go after a day, rejected sounds after 30 days. Deleting your account
        withdraws all of them. On a server where it is not open, nothing of the kind is collected.
      </p>
    ),
  },
  {
    id: 'guests',
    title: 'Without an account',
    body: (
      <p>
        So that one guest cannot use up what belongs to all, we count tokens: everybody on one network shares
        one allowance. For that your browser keeps a signed random number for a day, and our server keeps a
        scrambled form of that number and of your network address (of an IPv6 address only the first half),
        made with a secret that changes every day and is deleted after two. From it nobody, we included, can
        get back to the address. Why we may: our legitimate interest in keeping the service open for everyone
        (GDPR Art. 6(1)(f)).
      </p>
    ),
  },
]
