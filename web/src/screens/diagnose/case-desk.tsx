import type { VehicleWords } from '@candi/contracts'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { keptCarWords } from '../../api/kept-car-words.ts'
import { EmptySheet } from '../../features/case-sheet/empty-sheet.tsx'
import { isOverlong } from '../../features/converse/length-line.tsx'
import { SentWords } from '../../features/converse/sent-words.tsx'
import type { BroughtWords } from './brought-words.ts'
import type { PanelName } from './case-panels.tsx'
import { ConversationColumn } from './conversation-column.tsx'
import type { DeskAsk } from './desk-ask.ts'
import { DiagnoseHeader } from './diagnose-header.tsx'
import { title } from './diagnose-page.ts'
import type { LiveCase } from './live-case.tsx'
import type { OpenedCase } from './open-case.ts'
import type { ShownCase } from './shown-case.ts'
import { Unfetched } from './unfetched.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'

// Systems that know no HEIC give its file no type.
const PICTURE = /^image\/|\.(heic|heif|avif)$/i

type Props = {
  /** Undefined until the program of a conversation and the case are there: the desk is then empty, and can be used. */
  opened: (OpenedCase & { Live: typeof LiveCase }) | undefined
  brought: BroughtWords
  /** Kept up to date with what the visitor typed or sent before there was a case to hold it. */
  words: RefObject<string>
  isUnfetched: boolean
  onRetry: () => void
  /** The case has another id from now on. */
  onMove: (id: string) => void
}

/**
 * The table that a case is laid on. It stands from the first byte and needs nothing but itself; the case comes alive on
 * it (LiveCase) without the box being taken from under the visitor's hands.
 */
export function CaseDesk({ opened, brought, words, isUnfetched, onRetry, onMove }: Props) {
  const [draft, setDraft] = useState(opened?.record.draft ?? '')
  /** Sent before the case was there; it is its first message. */
  const [sent, setSent] = useState('')
  const [panel, setPanel] = useState<PanelName>()
  const [asked, setAsked] = useState<DeskAsk>({ kind: 'record' })
  const [shown, setShown] = useState<ShownCase>()
  const composer = useRef<HTMLTextAreaElement>(null)
  /** Named at once; the case itself is told more of it. */
  const [keptCar, setKeptCar] = useState<VehicleWords | null>(null)
  useLayoutEffect(() => setKeptCar(keptCarWords()), [])

  // What stood in the box before the page answered, and what another page brought along. Prerendered pages know neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once
  useLayoutEffect(() => {
    const isSendable = !isOverlong(brought.opening)
    const waiting = composer.current?.value || brought.draft || (isSendable ? '' : brought.opening)
    if (waiting) setDraft(waiting)
    if (isSendable) setSent(brought.opening)
  }, [])
  useLayoutEffect(() => {
    words.current = opened ? '' : sent || draft
  })
  const leftDraft = opened?.record.draft ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once, when the case comes
  useLayoutEffect(() => setDraft((typed) => typed || (sent ? '' : leftDraft)), [leftDraft])

  const isAwaited = !opened && (sent !== '' || panel !== undefined)
  const isSending = sent !== '' && !shown?.transcript
  const retryIfUnfetched = () => isUnfetched && onRetry()
  function send(text: string) {
    setDraft('')
    if (shown) return shown.send(text)
    setSent(text)
    retryIfUnfetched()
  }
  function stop() {
    if (!isSending || shown) return shown?.stop()
    setDraft(sent)
    setSent('')
  }
  function open(name: PanelName) {
    setPanel(name)
    if (!opened) retryIfUnfetched()
  }
  // The case depends on both: they stay the same.
  const ask = useCallback((next: DeskAsk) => {
    setAsked(next)
    setPanel('asked')
  }, [])
  const describe = useCallback((beginning: string) => {
    setPanel(undefined)
    setDraft((typed) => typed || beginning)
    // A dialog that closes gives the keyboard back to its button first.
    setTimeout(() => composer.current?.focus())
  }, [])
  function askNow(next: DeskAsk) {
    ask(next)
    if (!opened) retryIfUnfetched()
  }
  // What lies open would be closed by a file, with all that was entered or recorded there; an article only lies beside.
  const isTaking = panel === undefined || (panel === 'asked' && asked.kind === 'article')
  const isOver = useDroppedFiles(isTaking, (file, files) =>
    askNow(PICTURE.test(file.type || file.name) ? { kind: 'photograph', files } : { kind: 'record', file }),
  )

  return (
    <>
      <title>{shown?.title ?? title}</title>
      <div className="screen">
        <DiagnoseHeader
          vehicle={shown ? shown.vehicle : keptCar}
          onCar={() => open('car')}
          onCases={() => open('cases')}
        />
        {shown?.pin}
        <main className={`app ${shown?.sheet ? '' : 'unanswered'}`} id="main">
          {shown?.heading}
          <ConversationColumn
            shown={shown}
            waiting={
              isAwaited && isUnfetched ? (
                <Unfetched sent={sent} draft={draft} />
              ) : (
                isSending && <SentWords text={sent} />
              )
            }
            isSending={isSending}
            draft={draft}
            onDraft={setDraft}
            onSend={send}
            onStop={stop}
            onPhoto={() => askNow({ kind: 'photograph' })}
            onRecord={() => askNow({ kind: 'record' })}
            onLamps={() => askNow({ kind: 'lamps' })}
            isCovered={panel !== undefined}
            composer={composer}
          />
          {shown?.sheet ?? <EmptySheet />}
        </main>
        {isOver && <p className="drop-here">Drop the photo or recording anywhere</p>}
      </div>
      {opened && (
        <opened.Live
          initial={opened.record}
          isStorable={opened.isStorable}
          firstWords={sent}
          draft={draft}
          onDraft={setDraft}
          panel={panel}
          onPanel={setPanel}
          asked={asked}
          onAsk={ask}
          onDescribe={describe}
          onShow={setShown}
          onMove={onMove}
        />
      )}
    </>
  )
}
