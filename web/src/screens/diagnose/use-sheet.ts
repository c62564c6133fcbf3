import type { Assessment, AssessmentRequest, AssessmentResponse } from '@candi/contracts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { failureEmergency, failureSentence } from '../../api/failure-sentence.ts'
import { postAssessment } from '../../api/post-assessment.ts'
import type { SheetProblem } from '../../features/case-sheet/sheet-failure.tsx'

type Reading = AssessmentResponse['signs']

/** The sheet as it stands, and how to have it weighed again. The latest request wins. */
export function useSheet(initial: Assessment | null) {
  const [assessment, setAssessment] = useState(initial)
  const [previous, setPrevious] = useState<Assessment | null>(null)
  const [reading, setReading] = useState<Reading>([])
  const [isWeighing, setWeighing] = useState(false)
  const [problem, setProblem] = useState<SheetProblem>()
  const running = useRef<AbortController>(null)
  const shown = useRef(initial)

  const show = useCallback((next: Assessment | null) => {
    setPrevious(shown.current)
    shown.current = next
    setAssessment(next)
    // A turn brings a newer sheet as well: what could not be weighed before it, danger included, is out of date.
    setProblem(undefined)
  }, [])

  /** A turn that starts carries the newest facts: whatever is on its way is out of date. */
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setWeighing(false)
  }, [])

  const weigh = useCallback(
    async (request: AssessmentRequest) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setWeighing(true)
      setProblem(undefined)
      try {
        const response = await postAssessment(request, controller.signal)
        if (running.current !== controller) return
        show(response.assessment)
        setReading(response.signs)
      } catch (error) {
        if (running.current === controller)
          setProblem({ sentence: failureSentence(error), emergency: failureEmergency(error) })
      } finally {
        if (running.current === controller) cancel()
      }
    },
    [show, cancel],
  )
  useEffect(() => cancel, [cancel])

  const before = useMemo(
    () => new Map((previous?.causes ?? []).map((cause) => [cause.id, cause.probability])),
    [previous],
  )
  const hasSheet = useCallback(() => shown.current !== null, [])
  return { assessment, before, reading, isWeighing, problem, show, weigh, cancel, hasSheet }
}
