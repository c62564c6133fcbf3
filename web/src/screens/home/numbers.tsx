import './numbers.css'

const SECONDS = Array.from({ length: 31 }, (_, second) => second)
const place = (second: number) => Number((1 + second * 18.6).toFixed(1))

/** Problems of each category of the catalog by priority: critical, high, moderate, monitoring. */
const CATEGORIES = [
  { name: 'Engine', counts: [5, 5, 2, 0] },
  { name: 'Exhaust and body', counts: [2, 3, 2, 3] },
  { name: 'Driving, brakes and cabin', counts: [6, 5, 1, 0] },
  { name: 'Electrics, leaks and smells', counts: [1, 7, 3, 1] },
] as const

export function Numbers() {
  return (
    <section className="sec" aria-labelledby="home-numbers">
      <div className="wrap">
        <h2 className="sr" id="home-numbers">
          In numbers
        </h2>
        <div className="numbers">
          <div>
            <p className="number">
              3 - 30<span> seconds</span>
            </p>
            <p className="number-says">to analyze a recording, depending on its length and your signal.</p>
            <SecondsScale />
          </div>
          <div>
            <p className="number">
              46<span> diagnostic categories</span>
            </p>
            <p className="number-says">
              from a loose heat shield to a worn bearing, and an honest “something else”.
            </p>
            <div className="number-catalog" aria-hidden="true">
              {CATEGORIES.map((category) => (
                <Category key={category.name} {...category} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

const SecondsScale = () => (
  <svg className="number-scale" viewBox="0 0 560 40" aria-hidden="true">
    <path
      className="number-seconds"
      d={SECONDS.map((second) => `M${place(second)} 0v${second % 5 ? 9 : 16}`).join('')}
    />
    <path className="number-range" d={`M${place(3)} 3H${place(30)}`} />
    <g className="scale-words">
      {SECONDS.filter((second) => second % 5 === 0).map((second) => (
        <text
          key={second}
          x={place(second)}
          y="36"
          textAnchor={second === 0 ? 'start' : second === 30 ? 'end' : 'middle'}
        >
          {second}
        </text>
      ))}
    </g>
  </svg>
)

const HEIGHTS = [24, 17, 11, 6] as const

function Category({ name, counts }: { name: string; counts: readonly number[] }) {
  const bars = counts.flatMap((count, priority) =>
    Array.from({ length: count }, () => HEIGHTS[priority] ?? 0),
  )
  return (
    <div>
      <svg width={bars.length * 8} height="24" aria-hidden="true">
        <path d={bars.map((height, index) => `M${index * 8 + 2} ${24 - height}v${height}`).join('')} />
      </svg>
      <b>
        {bars.length} {name}
      </b>
    </div>
  )
}
