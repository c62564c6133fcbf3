import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageText } from '../../api/conversation-message.ts'
import { CaseSheet } from '../../features/case-sheet/case-sheet.tsx'
import { EmptySheet } from '../../features/case-sheet/empty-sheet.tsx'
import { VerdictPin } from '../../features/case-sheet/verdict-pin.tsx'
import { isOverlong } from '../../features/converse/length-line.tsx'
import { type CaseRecord, caseName } from '../../features/keep-cases/case-record.ts'
import { PrintReport } from '../../features/report/print-report.tsx'
import { CasePanels, type PanelName } from './case-panels.tsx'
import { ConversationColumn } from './conversation-column.tsx'
import { DiagnoseHeader } from './diagnose-header.tsx'
import { useDiagnosis } from './use-diagnosis.ts'
import { useKeptCase } from './use-kept-case.ts'
import { useSheetToggle } from './use-sheet-toggle.ts'

/** `opening`: a first sentence typed on the start page, sent at once. */
export function CaseView({
  initial,
  isStorable,
  opening,
}: {
  initial: CaseRecord
  isStorable: boolean
  opening: string
}) {
  const navigate = useNavigate()
  const diagnosis = useDiagnosis(initial)
  const [draft, setDraft] = useState(initial.draft)
  const [title, setTitle] = useState(initial.title)
  const [panel, setPanel] = useState<PanelName>()
  const [isDeleted, setDeleted] = useState(false)
  const sheetRef = useRef<HTMLElement>(null)
  const { facts, messages, status, sheet } = diagnosis
  const { assessment } = sheet
  const { isSheetShown, toggle } = useSheetToggle(sheetRef, assessment !== null)

  // Half an answer is kept once its stream ended or was stopped; until then the case ends with the question.
  const keptMessages = useMemo(
    () =>
      status === 'streaming' && messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages,
    [messages, status],
  )
  const record: CaseRecord = {
    ...initial,
    title,
    draft,
    facts,
    assessment,
    messages: keptMessages.map(withoutAssessments),
  }
  const hasMessages = messages.length > 0
  const isKept = useKeptCase(record, isDeleted, () => {
    if (hasMessages) void navigate(`/diagnose/${initial.id}`, { replace: true })
  })

  // A reload in the middle of a turn picks it up; a sentence from the start page is the first turn.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    if (initial.messages.at(-1)?.role === 'user') diagnosis.retry()
    else if (!opening || initial.messages.length > 0) return
    else if (isOverlong(opening)) setDraft(opening)
    else diagnosis.send(opening)
  })

  const name = assessment ? `${assessment.verdict.headline}. ${caseName(record)}` : 'Diagnose'
  return (
    <>
      <title>{`${name}, CANDI`}</title>
      <div className="screen">
        <DiagnoseHeader
          vehicle={facts.vehicle}
          onCar={() => setPanel('car')}
          onCases={() => setPanel('cases')}
        />
        {assessment && (
          <VerdictPin verdict={assessment.verdict} isSheetShown={isSheetShown} onToggle={toggle} />
        )}
        <main className={`app ${assessment ? '' : 'unanswered'}`} id="main">
          {messages.length > 0 && <h1 className="sr">{caseName(record)}</h1>}
          <ConversationColumn
            diagnosis={diagnosis}
            draft={draft}
            onDraft={setDraft}
            carriedOver={initial.carriedOver}
            isKept={isKept && isStorable}
          />
          {assessment ? (
            <CaseSheet
              ref={sheetRef}
              assessment={assessment}
              before={sheet.before}
              answers={diagnosis.answers}
              isWeighing={sheet.isWeighing}
              failure={sheet.failure}
              keptWords={
                isKept && isStorable ? 'Saved on this device.' : 'Not saved: this browser keeps nothing.'
              }
              onAnswer={diagnosis.answerInSheet}
              onRetry={diagnosis.weigh}
              onEditCar={() => setPanel('car')}
              onPrint={() => print()}
            />
          ) : (
            <EmptySheet />
          )}
        </main>
        <CasePanels
          shown={panel}
          onClose={() => setPanel(undefined)}
          facts={facts}
          onSaveCar={(vehicle, codes) => {
            diagnosis.setCar(vehicle, codes)
            // Codes alone begin no conversation; they wait in the box for what the car does.
            if (codes.length && !hasMessages && !draft) setDraft(`A code reader shows ${codes.join(', ')}.`)
          }}
          caseId={initial.id}
          current={record}
          onRenamed={(id, renamed) => id === initial.id && setTitle(renamed)}
          onDeleted={(id) => {
            if (id !== initial.id) return
            setDeleted(true)
            setPanel(undefined)
            void navigate('/diagnose')
          }}
        />
      </div>
      {assessment && (
        <PrintReport
          assessment={assessment}
          ownWords={messages.filter(({ role }) => role === 'user').map(messageText)}
          vehicle={facts.vehicle}
          codes={facts.codes}
        />
      )}
    </>
  )
}

/** The newest assessment is kept once, beside the messages. */
function withoutAssessments(message: CaseRecord['messages'][number]): CaseRecord['messages'][number] {
  return { ...message, parts: message.parts.filter((part) => part.type !== 'data-assessment') }
}
