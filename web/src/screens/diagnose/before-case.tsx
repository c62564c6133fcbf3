/** Text of an older version's history, before the first message. */
export function BeforeCase({ carriedOver }: { carriedOver: string }) {
  if (!carriedOver) return null
  return (
    <div className="carried">
      <p className="soft">Carried over from your earlier history</p>
      <p className="carried-text">{carriedOver}</p>
    </div>
  )
}
