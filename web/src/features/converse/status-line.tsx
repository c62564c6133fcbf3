type Props = {
  status: 'submitted' | 'streaming' | 'ready' | 'error'
  headline: string | undefined
  /** Whether the last message is an answer. */
  hasAnswer: boolean
  /** Why the last answer has no words. */
  notice: string
}

/** Speaks to a screen reader at the boundaries of a turn only, never while words stream. */
export function StatusLine({ status, headline, hasAnswer, notice }: Props) {
  const words = {
    submitted: 'Sent. Candi is reading.',
    streaming: 'Candi is answering.',
    ready: hasAnswer ? `Answer complete. ${headline ? `Can I drive it? ${headline}. ` : ''}${notice}` : '',
    error: '',
  }[status]
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}
