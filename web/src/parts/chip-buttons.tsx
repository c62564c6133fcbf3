type Props<T extends string> = {
  legend: string
  options: readonly T[]
  chosen: T | null
  wordsOf?: (option: T) => string
  /** "num": digits that stand in columns. */
  className?: string
  onChoose: (option: T) => void
}

/** A few answers beside what they are about: a tap on one does it at once. */
export const ChipButtons = <T extends string>(props: Props<T>) => (
  <fieldset>
    <legend>{props.legend}</legend>
    <div className="chips">
      {props.options.map((option) => (
        <button
          key={option}
          className={props.className ? `chip ${props.className}` : 'chip'}
          type="button"
          aria-pressed={option === props.chosen}
          onClick={() => props.onChoose(option)}
        >
          {props.wordsOf?.(option) ?? option}
        </button>
      ))}
    </div>
  </fieldset>
)
