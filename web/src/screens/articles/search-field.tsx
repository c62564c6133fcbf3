import { LIMITS } from '@candi/contracts'
import type { Ref } from 'react'

interface Props {
  field: Ref<HTMLInputElement>
  question: string
  onChange: (question: string) => void
  onSubmit: () => void
  onLeave: () => void
}

/** The one field of the page; it searches while somebody types, and at once on Enter. */
export function SearchField({ field, question, onChange, onSubmit, onLeave }: Props) {
  return (
    <search>
      <form
        className="articles-search"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label className="sr" htmlFor="article-search">
          Search the articles
        </label>
        <input
          id="article-search"
          ref={field}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIMITS.articleQuestionCharacters}
          placeholder="Squeal when braking, P0420, oil lamp"
          value={question}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </form>
    </search>
  )
}
