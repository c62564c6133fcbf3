import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageText } from '../../api/conversation-message.ts'
import { CaseSheet } from '../../features/case-sheet/case-sheet.tsx'
import { SheetFailure } from '../../features/case-sheet/sheet-failure.tsx'
import { carIdOf } from '../../features/garage/car-id-of.ts'
import { openGarage } from '../../features/garage/garage-store.ts'
import { type CaseRecord, caseName } from '../../features/keep-cases/case-record.ts'
import { ArticleDoor } from './article-door.tsx'
import { BeforeCase } from './before-case.tsx'
import { CasePanels, type PanelName } from './case-panels.tsx'
import { CaseStatus, CaseTranscript } from './case-transcript.tsx'
import { type DeskAsk, isPhotoAsk } from './desk-ask.ts'
import { HearingDoor } from './hearing-door.tsx'
import { KeepingNotice } from './keeping-notice.tsx'
import { PhotoDoor } from './photo-door.tsx'
import { PinnedVerdict } from './pinned-verdict.tsx'
import type { ShownCase } from './shown-case.ts'
import { useArrived } from './use-arrived.ts'
import { useCaseRecalls } from './use-case-recalls.ts'
import { useDiagnosis } from './use-diagnosis.ts'
import { useKeptCase } from './use-kept-case.ts'
import { usePhotos } from './use-photos.ts'
import { useRecordings } from './use-recordings.ts'
import { useTakenTurns } from './use-taken-turns.ts'

// Fetched with the first answer: it is there long before somebody prints.
const loadPaper = async () => (await import('./paper-place.tsx')).PaperPlace
// Fetched before it is pressed: browsers listen only in the press itself.
const loadDictate = async () => (await import('../../features/dictate/dictate-button.tsx')).DictateButton
const canDictate = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
// Hands on texts only in the press itself, so it is there before.
const loadShare = async () => (await import('./share-case.tsx')).ShareCase
// Seldom needed. Until it is there the composer stands, and the server says the same.
const loadFull = async () => (await import('../../features/converse/full-case.tsx')).FullCase

type Props = {
  initial: CaseRecord
  isStorable: boolean
  /** Sent before the case was there: the first turn. */
  firstWords: string
  draft: string
  onDraft: (draft: string) => void
  panel: PanelName | undefined
  onPanel: (panel: PanelName | undefined) => void
  /** What opens over the desk, while its panel is. */
  asked: DeskAsk
  onAsk: (ask: DeskAsk) => void
  /** Puts the beginning of a sentence into the box. */
  onDescribe: (words: string) => void
  /** Called with all that lies on the desk, before it is painted. */
  onShow: (shown: ShownCase) => void
  /** The case has another id from now on: in another tab it went on otherwise. */
  onMove: (id: string) => void
}

/** One case alive: it talks with the server, keeps itself in this browser, and lays on the desk what there is to see. */
export const LiveCase = memo(function LiveCase(props: Props) {
  const { initial, isStorable, firstWords, draft, onDraft, panel, onPanel, asked, onAsk, onShow } = props
  const navigate = useNavigate()
  const diagnosis = useDiagnosis(initial)
  const [title, setTitle] = useState(initial.title)
  const [isDeleted, setDeleted] = useState(false)
  const [areTakesKept, setTakesKept] = useState(true)
  const recordings = useRecordings(initial.id, initial.recordings, () => setTakesKept(false))
  const photos = usePhotos(initial.id, initial.photos, () => setTakesKept(false))
  const [carId, setCarId] = useState(initial.carId)
  const sheetRef = useRef<HTMLElement>(null)
  const { facts, messages, status, sheet } = diagnosis
  const [isStarted, setStarted] = useState(false)
  // What is about to be picked up was not stopped.
  const isStopped = isStarted && diagnosis.isUnanswered
  const { assessment } = sheet
  const Paper = useArrived(loadPaper, assessment !== null)
  const Share = useArrived(loadShare, assessment !== null)
  const Dictate = useArrived(loadDictate, canDictate())
  const Full = useArrived(loadFull, diagnosis.isFull)

  // Half an answer is kept once its stream ended or was stopped; until then the case ends with the question.
  const isArriving = status === 'streaming' && messages.at(-1)?.role === 'assistant'
  const keptMessages = useMemo(
    () => (isArriving ? messages.slice(0, -1) : messages).map(withoutAssessments),
    [messages, isArriving],
  )
  const record: CaseRecord = {
    ...initial,
    title,
    draft,
    facts,
    recordings: recordings.recordings,
    photos: photos.photos,
    carId,
    assessment,
    messages: keptMessages,
    stopped: isStopped ? (messages.at(-1)?.id ?? '') : '',
  }
  const hasMessages = messages.length > 0 || recordings.recordings.length > 0 || photos.photos.length > 0
  useCaseRecalls(facts.vehicle, diagnosis.setRecalls)
  // Once: whoever has gone on to another page meanwhile stays there.
  const addressed = useRef(location.pathname)
  const keeping = useKeptCase(record, initial.draft, diagnosis.isBusy, isDeleted, (id) => {
    if (id !== initial.id) props.onMove(id)
    const address = `/diagnose/${id}`
    if (!hasMessages || addressed.current === address) return
    addressed.current = address
    void navigate(address, { replace: true })
  })

  // A reload in the middle of a turn picks it up; words sent before the case was there are the first turn.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    setStarted(true)
    const last = initial.messages.at(-1)
    if (last?.role === 'user') {
      if (last.id !== initial.stopped) diagnosis.retry()
    } else if (firstWords && !last) diagnosis.send(firstWords)
  })
  // A turn at a time: the one that is picked up comes first.
  useTakenTurns(diagnosis, recordings, photos, isStarted)

  const presentFindings = Object.values(assessment?.ledger ?? {}).flatMap((rows) =>
    typeof rows === 'string'
      ? []
      : rows.flatMap(({ finding, state }) => (state === 'present' ? [finding] : [])),
  )
  function saveCar(vehicle: CaseRecord['facts']['vehicle'], codes: string[]) {
    diagnosis.setCar(vehicle, codes)
    setCarId((before) => carIdOf(openGarage(), vehicle, before))
  }
  const stands = isStorable ? keeping : 'refused'
  const isAllKept = areTakesKept && (stands === 'kept' || stands === 'moved')
  const notice = <KeepingNotice keeping={stands === 'kept' && !areTakesKept ? 'unfit' : stands} />
  const before = <BeforeCase carriedOver={initial.carriedOver} />
  // Without dependencies: whatever changed is laid out again, and the desk is no part of what this depends on.
  useLayoutEffect(() =>
    onShow({
      title: `${assessment ? `${assessment.verdict.headline}. ${caseName(record)}` : 'Diagnose'}, CANDI`,
      vehicle: facts.vehicle,
      pin: assessment && <PinnedVerdict verdict={assessment.verdict} sheet={sheetRef} />,
      heading: hasMessages && <h1 className="sr">{caseName(record)}</h1>,
      before: (
        <>
          {notice}
          {before}
        </>
      ),
      transcript: hasMessages ? (
        <CaseTranscript
          diagnosis={diagnosis}
          isStopped={isStopped}
          recordings={recordings}
          photos={photos}
          // What holds from the start stands at the start, what happened on the way at the end.
          before={
            <>
              {!isStorable && notice}
              {before}
            </>
          }
          notice={isStorable && notice}
          onAsk={onAsk}
          onSaveCar={saveCar}
        />
      ) : null,
      statusLine: <CaseStatus diagnosis={diagnosis} />,
      end: diagnosis.isFull && Full ? <Full /> : null,
      sheet: assessment ? (
        <CaseSheet
          ref={sheetRef}
          assessment={assessment}
          before={sheet.before}
          answers={diagnosis.answers}
          isWeighing={sheet.isWeighing}
          problem={sheet.problem}
          keptWords={isAllKept ? 'Saved on this device.' : 'Not all of it is saved on this device.'}
          onAnswer={diagnosis.answerInSheet}
          onRetry={diagnosis.weigh}
          onEditCar={() => onPanel('car')}
          onPrint={() => print()}
          share={Share && <Share assessment={assessment} />}
        />
      ) : (
        // A first sheet that could not be formed must not look like one that nobody asked for.
        sheet.problem && (
          <aside className="sheet" aria-label="Case sheet, not formed">
            <SheetFailure problem={sheet.problem} onRetry={diagnosis.weigh} />
          </aside>
        )
      ),
      Dictate,
      isBusy: diagnosis.isBusy,
      send: diagnosis.send,
      stop: diagnosis.stop,
    }),
  )

  return (
    <>
      <CasePanels
        shown={panel}
        onClose={() => onPanel(undefined)}
        facts={facts}
        onSaveCar={(vehicle, codes) => {
          saveCar(vehicle, codes)
          // Codes alone begin no conversation; they wait in the box for what the car does.
          if (codes.length && !hasMessages && !draft) onDraft(`A code reader shows ${codes.join(', ')}.`)
        }}
        caseId={initial.id}
        current={record}
        onRenamed={(id, renamed) => id === initial.id && setTitle(renamed)}
        onDeleted={(id) => {
          if (id !== initial.id) return
          setDeleted(true)
          onPanel(undefined)
          void navigate('/diagnose')
        }}
      />
      {panel === 'asked' && asked.kind === 'article' && (
        <ArticleDoor
          id={asked.article}
          onOpen={(article) => onAsk({ kind: 'article', article })}
          onClose={() => onPanel(undefined)}
        />
      )}
      {panel === 'asked' && asked.kind !== 'article' && !isPhotoAsk(asked) && (
        <HearingDoor
          ask={asked}
          recordings={recordings}
          findings={presentFindings}
          onClose={() => onPanel(undefined)}
          onDescribe={props.onDescribe}
          onAnswer={(step, choice, made) => {
            onPanel(undefined)
            diagnosis.answerByRecording(step, choice, made)
          }}
        />
      )}
      {panel === 'asked' && isPhotoAsk(asked) && (
        <PhotoDoor
          ask={asked}
          photos={photos}
          diagnosis={diagnosis}
          onAsk={onAsk}
          onCar={() => onPanel('car')}
          onClose={() => onPanel(undefined)}
        />
      )}
      {assessment && Paper && (
        <Paper
          assessment={assessment}
          ownWords={messages.filter(({ role }) => role === 'user').map(messageText)}
          vehicle={facts.vehicle}
          codes={facts.codes}
          recordings={recordings}
          photos={photos}
        />
      )}
    </>
  )
})

/** The newest assessment is kept once, beside the messages. */
function withoutAssessments(message: CaseRecord['messages'][number]): CaseRecord['messages'][number] {
  return { ...message, parts: message.parts.filter((part) => part.type !== 'data-assessment') }
}
