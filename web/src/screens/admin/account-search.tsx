import { type FormEvent, useState } from 'react'

type Props = { words: string; onSearch: (words: string) => void }

export function AccountSearch({ words, onSearch }: Props) {
  const [typed, setTyped] = useState(words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const clear = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <search>
      <form className="admin-search" onSubmit={submit}>
        <div className="labelled">
          <label htmlFor="admin-words">Address or name</label>
          <input
            id="admin-words"
            name="words"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button className="btn primary" type="submit">
          Find
        </button>
        {words !== '' && (
          <button className="btn btn-line" type="button" onClick={clear}>
            Show all
          </button>
        )}
      </form>
    </search>
  )
}
