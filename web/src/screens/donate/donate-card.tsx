import { useSettings } from '../../api/settings.ts'
import { CalmWave } from '../../parts/calm-wave.tsx'
import '../../parts/band.css'

export function DonateCard() {
  return (
    <section className="wrap" aria-labelledby="h-give">
      <div className="band donate-card">
        <CalmWave />
        <div>
          <h2 id="h-give">Give once, any amount</h2>
          <p>
            A gift unlocks nothing, and not giving locks nothing. You need no account for it, and we keep no
            list of who gave.
          </p>
        </div>
        <div className="donate-do">
          <DonateButton />
        </div>
      </div>
    </section>
  )
}

/** To the payment app in a new tab; until an operator named one, disabled with the reason below. */
function DonateButton() {
  const url = useSettings()?.donateUrl
  if (url)
    return (
      <>
        <a className="btn btn-band" href={url} target="_blank" rel="noopener" aria-describedby="donate-note">
          Donate
        </a>
        <p className="fine" id="donate-note">
          A payment app opens in a new tab. Your money goes from person to person; card numbers never pass
          through CANDI.
        </p>
      </>
    )
  return (
    <>
      <button className="btn btn-band" type="button" aria-disabled="true" aria-describedby="donate-note">
        Donate
      </button>
      <p className="fine" id="donate-note">
        {url === null ? 'Donations are not set up on this server.' : 'A payment app opens in a new tab.'}
      </p>
    </>
  )
}
