import { Fragment, type ReactNode } from 'react'
import './legal.css'

export type LegalSection = { id: string; title: string; body: ReactNode }
type Props = {
  title: string
  lead: string
  version: string
  /** The day it holds from, ISO 8601. */
  since: string
  /** What matters most, as question and answer. */
  inShort: readonly (readonly [string, string])[]
  sections: readonly LegalSection[]
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A long text to rely on: what matters first, a table of contents, numbered sections with addresses of their own. */
export function LegalPage({ title, lead, version, since, inShort, sections }: Props) {
  return (
    <main id="main" className="wrap legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="fine">
          Version {version}, in force since <time dateTime={since}>{day.format(new Date(since))}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-labelledby="h-contents">
        <h2 id="h-contents">Contents</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text">
        <section className="legal-short" aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <dl>
            {inShort.map(([question, answer]) => (
              <Fragment key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </Fragment>
            ))}
          </dl>
          <p className="fine">This summary helps you read. The sections below are what holds.</p>
        </section>
        {sections.map(({ id, title: name, body }, place) => (
          <section key={id} id={id} aria-labelledby={`h-${id}`}>
            <h2 id={`h-${id}`}>
              <span className="clause">{place + 1}</span> {name}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </main>
  )
}
