import { Link } from 'react-router'
import { AskField } from './ask-field.tsx'
import { HeroFilm } from './hero-film.tsx'
import { Proof } from './proof.tsx'
import { StartButtons } from './start-buttons.tsx'
import './hero.css'

export function Hero() {
  return (
    <section className="hero" aria-labelledby="home-hero">
      <div className="wrap hero-in">
        <div>
          <p className="badge">Now Available - Start Free!</p>
          <h1 id="home-hero">A straight answer about your car.</h1>
        </div>
        <div className="hero-act">
          <p className="lead">
            Tell CANDI what your car does. It says if you can drive, what is likely wrong, what to check first
            and what it may cost. Nothing to plug in.
          </p>
          <AskField placeholder="It ticks when I start it cold" />
          <p className="ask-note">
            No account needed. Warning light on? <Link to="/diagnose">Tell us which one</Link>.
          </p>
          <StartButtons />
        </div>
        <Proof />
      </div>
      <HeroFilm />
    </section>
  )
}
