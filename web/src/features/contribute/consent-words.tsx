import { CONTRIBUTION_CONSENT_VERSION } from '@candi/contracts'

/** What somebody agrees to with one recording: version 1.0. Another text is another version, and is asked anew. */
export function ConsentWords({ id }: { id: string }) {
  return (
    <div className="consent-words" id={id}>
      <dl>
        <div>
          <dt>Who listens</dt>
          <dd>The reviewers of CANDI. Nobody else hears it, and it is never published or sold.</dd>
        </div>
        <div>
          <dt>What it is for</dt>
          <dd>To teach and to test how CANDI listens to cars. Nothing else.</dd>
        </div>
        <div>
          <dt>What is taken out</dt>
          <dd>
            Place, titles and notes that the file carries, before anybody listens. Beside the sound we keep
            what you entered here and, where the browser tells it, the model of your phone.
          </dd>
        </div>
        <div>
          <dt>How to take it back</dt>
          <dd>
            Press Withdraw beside it, here or on My Car, at any time. It is deleted; what it earned you stays.
          </dd>
        </div>
      </dl>
      <p className="fine">
        Consent {CONTRIBUTION_CONSENT_VERSION}, for this recording alone. It is apart from our terms, and from
        your diagnoses, which are never stored.
      </p>
    </div>
  )
}
