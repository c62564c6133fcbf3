import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { spokenWords, withSpoken } from './dictated-words.ts'
import { troubleSentence } from './dictation-trouble.ts'
import { newRecognition, type Recognition } from './speech-recognition.ts'

/**
 * Speech becomes words behind what stands in the box, while they are spoken. Pressing again, Escape and leaving the page
 * stop it; typing and sending end it at once, so that nothing that is still heard gets between.
 */
export function useDictation(draft: string, onDraft: (draft: string) => void) {
  const [isListening, setListening] = useState(false)
  const [trouble, setTrouble] = useState('')
  const running = useRef<Recognition>(null)
  const written = useRef('')

  const leave = useCallback(() => {
    const recognition = running.current
    running.current = null
    setListening(false)
    recognition?.abort()
  }, [])
  useEffect(() => leave, [leave])
  useLayoutEffect(() => {
    if (running.current && draft !== written.current) leave()
  }, [draft, leave])

  function start() {
    leave()
    setTrouble('')
    const recognition = newRecognition()
    if (!recognition) return
    const before = draft
    written.current = before
    running.current = recognition
    const isOurs = () => running.current === recognition
    recognition.onresult = ({ results }) => {
      if (!isOurs()) return
      written.current = withSpoken(before, spokenWords(results))
      onDraft(written.current)
    }
    recognition.onerror = ({ error }) => {
      if (isOurs()) setTrouble(troubleSentence(error))
    }
    recognition.onend = () => {
      if (!isOurs()) return
      running.current = null
      setListening(false)
    }
    setListening(true)
    try {
      recognition.start()
    } catch {
      leave()
      setTrouble(troubleSentence(''))
    }
  }

  /** The last words may still come. */
  const stop = useCallback(() => {
    setListening(false)
    running.current?.stop()
  }, [])

  useEffect(() => {
    if (!isListening) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // It ends the dictation and nothing else: below, it would also stop an answer or close what lies open.
      event.preventDefault()
      event.stopPropagation()
      stop()
    }
    const onVisibility = () => document.hidden && stop()
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [isListening, stop])

  return { isListening, trouble, start, stop }
}
