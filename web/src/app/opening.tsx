import { Waiting } from '../parts/waiting.tsx'

export function Opening() {
  return (
    <main className="centered" id="main">
      <Waiting short="Opening" long="Fetching the page over a slow connection" />
    </main>
  )
}
