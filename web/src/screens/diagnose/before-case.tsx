type Props = {
  /** Text of an older version's history. */
  carriedOver: string
  isKept: boolean
}

/** What must be known before the first message. */
export function BeforeCase({ carriedOver, isKept }: Props) {
  return (
    <>
      {!isKept && (
        <p className="notice">
          This browser does not let us keep cases, as in a private window. Everything works, but this case is
          gone when you close the tab.
        </p>
      )}
      {carriedOver && (
        <div className="carried">
          <p className="soft">Carried over from your earlier history</p>
          <p className="carried-text">{carriedOver}</p>
        </div>
      )}
    </>
  )
}
