type Props = {
  head: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[]
}

/** A table that turns into blocks on a phone, each cell then named by its column. */
export function LegalTable({ head, rows }: Props) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={cell} data-column={head[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
