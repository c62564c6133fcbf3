import { Link } from 'react-router'
import { useSettings } from '../../api/settings.ts'
import './mission.css'

export function Mission() {
  return (
    <section className="mission" aria-labelledby="home-mission">
      <div className="mission-drawing" aria-hidden="true" />
      <div className="wrap mission-in">
        <h2 id="home-mission">
          A strange noise is bad enough. You should not also feel small at the counter.
        </h2>
        <div className="mission-text">
          <p>
            Most of us are not mechanics. We built CANDI for new drivers, for people who love their cars, and
            for everyone who has nodded along to a repair they did not understand.
          </p>
          <p>
            It is free for the community and kept running by donations. Whether your car is safe to drive is
            never behind a paywall.
          </p>
        </div>
        <div className="btns">
          <DonateButton />
          <SupportContact />
        </div>
      </div>
    </section>
  )
}

const UNSET = 'not set up on this server'

function DonateButton() {
  const settings = useSettings()
  if (settings === null || settings.donateUrl !== null)
    return (
      <Link className="btn btn-band" to="/donate">
        Donate
      </Link>
    )
  return (
    <span className="mission-unset">
      <button className="btn btn-band" type="button" aria-disabled="true" aria-describedby="donate-unset">
        Donate
      </button>
      <span id="donate-unset">{UNSET}</span>
    </span>
  )
}

function SupportContact() {
  const settings = useSettings()
  if (settings?.supportEmail)
    return (
      <a className="mission-link" href={`mailto:${settings.supportEmail}`}>
        {settings.supportEmail}
      </a>
    )
  // Until the server told, the word alone keeps the place.
  return (
    <span className="mission-unset">
      Support
      {settings && <span>{UNSET}</span>}
    </span>
  )
}
