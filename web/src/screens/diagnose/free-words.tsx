const NOISES = ['knocks', 'ticks', 'squeals', 'grinds', 'rattles', 'hums'] as const

/** Instead of a recording: the beginning of a sentence. */
export function FreeWords({ onDescribe }: { onDescribe: (words: string) => void }) {
  return (
    <>
      <p>
        <b>Words are free, for everyone.</b> They bring the same answer to “Can I drive it?”.
      </p>
      <div className="chips">
        {NOISES.map((noise) => (
          <button key={noise} className="chip" type="button" onClick={() => onDescribe(`It ${noise} `)}>
            It {noise}
          </button>
        ))}
      </div>
    </>
  )
}
