import { LIMITS } from '@candi/contracts'
import { Link } from 'react-router'
import type { LegalSection } from '../../parts/legal-page.tsx'

export const yourPart: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You need no account to ask CANDI about a car. For an account you give a name, an email address that
          is yours, and a password of at least {LIMITS.passwordCharacters} characters; we recommend a longer
          one that you use nowhere else.
        </p>
        <p>
          You must be old enough to agree to a contract where you live, and at least 16, or have a parent or
          guardian agree for you. An account belongs to one person. Keep the password to yourself, and tell us
          when you think that somebody else knows it; a new one ends all other sessions.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not</p>
        <ul>
          <li>break the law with CANDI, or harm others with it;</li>
          <li>try to get at other people’s data, or around limits, tiers or security;</li>
          <li>
            overload it, scrape it, or resell its answers as a service of your own (running the program
            yourself, as its license allows, is another matter);
          </li>
          <li>pass its answers off as the finding of a qualified person;</li>
          <li>send what you have no right to send, or personal data of others without need.</li>
        </ul>
        <p>
          If you find a weak spot in our security and tell us before anybody else, without harming anyone, we
          will thank you and not pursue you.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'What you send',
    body: (
      <>
        <p>
          Your words, photos and recordings stay yours. You let us process them for one purpose: to answer
          you. We do not store what you send for a diagnosis, do not train on it and do not pass it on, except
          as the <Link to="/privacy">privacy notice</Link> says. Your history lies in your own browser; if you
          clear it, nobody can bring it back.
        </p>
        <p>
          You may use the answers for yourself and show them to anyone: your mechanic, your family, the seller
          of the car.
        </p>
      </>
    ),
  },
  {
    id: 'contributions',
    title: 'Recordings that you contribute',
    body: (
      <p>
        Contributing recordings to teach CANDI is something else than a diagnosis: it is off unless the
        operator opened it, it is voluntary, and it happens only after you agree to its own consent text,
        which says what is kept, for what and how to take it back. Nothing from a diagnosis becomes a
        contribution by itself.
      </p>
    ),
  },
]
