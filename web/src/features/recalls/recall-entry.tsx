import { RECALL_ORDERS, type Recall } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { componentWords } from './component-words.ts'

const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** The agency's page of one campaign. */
const campaignAddress = (campaign: string) =>
  `https://www.nhtsa.gov/recalls?nhtsaId=${encodeURIComponent(campaign)}`

/** One campaign: what to do at once if anything, which part, what happens, and that the dealer repairs it free. */
export function RecallEntry({ recall }: { recall: Recall }) {
  const { campaign, reportedOn, component, summary, consequence, remedy, parkIt, parkOutside } = recall
  return (
    <li className="recall">
      {(parkIt || parkOutside) && (
        <ul className="recall-flags">
          {parkIt && (
            <li className="recall-flag tone-stop">
              <Icon name="stop" />
              <p>
                <b>{RECALL_ORDERS.parkIt}</b>
              </p>
            </li>
          )}
          {parkOutside && (
            <li className="recall-flag tone-limp">
              <Icon name="general" />
              <p>
                <b>{RECALL_ORDERS.parkOutside}</b>
              </p>
            </li>
          )}
        </ul>
      )}
      <h3>{componentWords(component)}</h3>
      <p className="recall-when">
        <span className="num">{campaign}</span>
        {reportedOn && (
          <>
            {' · '}
            <time dateTime={reportedOn}>{day.format(new Date(reportedOn))}</time>
          </>
        )}
        {' · '}
        <a href={campaignAddress(campaign)} target="_blank" rel="noreferrer noopener">
          See it at the agency<span className="sr"> (campaign {campaign}, opens in a new tab)</span>
        </a>
      </p>
      {consequence && <p>{consequence}</p>}
      <p className="recall-free">
        <Icon name="check" className="tiny" />
        Repaired free at any dealer of the make
      </p>
      <details>
        <summary>
          What the agency says<span className="sr"> about campaign {campaign}</span>
        </summary>
        <blockquote>
          <p>{summary}</p>
          {remedy && <p>{remedy}</p>}
        </blockquote>
      </details>
    </li>
  )
}
