import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { ThemeSwitch } from '../../parts/theme-switch.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'
import { HonestList } from './honest-list.tsx'
import stillDark from './still-dark.svg'
import stillLight from './still-light.svg'
import './home.css'

export function HomeScreen() {
  const navigate = useNavigate()
  const [opening, setOpening] = useState('')
  function ask(event: FormEvent) {
    event.preventDefault()
    void navigate('/diagnose', { state: { opening: opening.trim() } })
  }
  return (
    <div className="public">
      <title>CANDI: a straight answer about your car</title>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="wrap public-top">
        <Link className="home" to="/" aria-label="CANDI, start page">
          <Wordmark />
        </Link>
        <Link className="btn-text" to="/diagnose">
          Diagnose
        </Link>
      </header>
      <main id="main">
        <section className="hero" aria-labelledby="hero">
          <div className="wrap hero-in">
            <h1 id="hero">A straight answer about your car.</h1>
            <div>
              <p className="hero-lead">
                Tell CANDI what your car does. It says if you can drive, what is likely wrong, what to check
                first and what it may cost. Nothing to plug in.
              </p>
              <form className="ask" onSubmit={ask}>
                <label className="sr" htmlFor="ask">
                  What is your car doing?
                </label>
                <input
                  id="ask"
                  value={opening}
                  placeholder="It ticks when I start it cold"
                  autoComplete="off"
                  onChange={(event) => setOpening(event.target.value)}
                />
                <button type="submit" aria-label="Diagnose">
                  <Icon name="arrow" />
                </button>
              </form>
              <p className="ask-note">
                No account needed. What you write is answered and forgotten; your case stays in this browser.
              </p>
            </div>
          </div>
          <div
            className="still"
            role="img"
            aria-label="A sound recording whose bars draw a small car. Seven ticks a second stand out over the engine."
          >
            <img className="for-light" src={stillLight} alt="" loading="lazy" width="2400" height="470" />
            <img className="for-dark" src={stillDark} alt="" loading="lazy" width="2400" height="470" />
          </div>
        </section>
        <HonestList />
      </main>
      <footer className="public-foot">
        <div className="wrap">
          <p>
            CANDI names likely causes. It does not replace a mechanic who has the car in front of them. If you
            are not sure it is safe, do not drive.
          </p>
          <ThemeSwitch />
        </div>
      </footer>
    </div>
  )
}
