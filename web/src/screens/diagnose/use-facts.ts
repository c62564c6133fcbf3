import {
  type Answer,
  askedAs,
  type CaseFacts,
  LIMITS,
  type ModelVote,
  type SecondReading,
  type VehicleWords,
} from '@candi/contracts'
import { useCallback, useMemo, useRef, useState } from 'react'

/** What recordings and photos gave. */
export type TakenFacts = Pick<CaseFacts, 'hearings' | 'sightings'>

/** Everything beside the messages that weighs in. `current()` is never a render behind. */
export function useFacts(initial: CaseFacts) {
  const [facts, setFacts] = useState(initial)
  const latest = useRef(initial)

  const change = useCallback((edit: (facts: CaseFacts) => CaseFacts) => {
    latest.current = edit(latest.current)
    setFacts(latest.current)
  }, [])
  const current = useCallback(() => latest.current, [])

  const setAnswer = useCallback(
    (answer: Answer) =>
      change((before) => ({
        ...before,
        answers: [...before.answers.filter(({ finding }) => finding !== answer.finding), answer],
        skipped: before.skipped.filter((finding) => finding !== answer.finding),
      })),
    [change],
  )
  const dropAnswers = useCallback(
    (findings: ReadonlySet<string>) =>
      change((before) => ({
        ...before,
        answers: before.answers.filter(
          (answer) => answer.source === 'flip' || answer.source === 'check' || !findings.has(askedAs(answer)),
        ),
        skipped: before.skipped.filter((finding) => !findings.has(finding)),
      })),
    [change],
  )
  const skip = useCallback(
    (finding: string) =>
      change((before) => ({ ...before, skipped: [...new Set([...before.skipped, finding])] })),
    [change],
  )
  const setCar = useCallback(
    (vehicle: VehicleWords | null, codes: string[]) =>
      change((before) => ({
        ...before,
        vehicle,
        codes,
        // Those of another model say nothing about this one.
        recalls: isSameModel(vehicle, before.vehicle) ? before.recalls : [],
      })),
    [change],
  )
  /** Returns whether they are others than before. */
  const setRecalls = useCallback(
    (recalls: CaseFacts['recalls']): boolean => {
      if (JSON.stringify(recalls) === JSON.stringify(latest.current.recalls)) return false
      change((before) => ({ ...before, recalls }))
      return true
    },
    [change],
  )
  const setTaken = useCallback((taken: TakenFacts) => change((before) => ({ ...before, ...taken })), [change])
  /** Of a message that is read anew, what was read before is forgotten; of very many the newest stay. */
  const addSecondReadings = useCallback(
    (readings: readonly SecondReading[]) =>
      change((before) => {
        const read = new Set(readings.map(({ message }) => message))
        const kept = before.secondReadings.filter(({ message }) => !read.has(message))
        return { ...before, secondReadings: [...kept, ...readings].slice(-LIMITS.secondReadings) }
      }),
    [change],
  )
  /** Of all the words up to now: the newest vote is the one that counts. */
  const setVote = useCallback(
    (modelVote: ModelVote | null) => change((before) => ({ ...before, modelVote })),
    [change],
  )
  /** Codes that a photo shows, beside those that are known. */
  const addCodes = useCallback(
    (codes: readonly string[]) =>
      change((before) => ({
        ...before,
        codes: [...new Set([...before.codes, ...codes])].slice(0, LIMITS.codes),
      })),
    [change],
  )
  /** One choice may say several things; what an earlier choice said is taken back. */
  const setChecks = useCallback(
    (answers: readonly Answer[], undone: ReadonlySet<string>) =>
      change((before) => {
        const said = new Set(answers.map(({ finding }) => finding))
        return {
          ...before,
          answers: [
            ...before.answers.filter(
              ({ finding, source }) => !said.has(finding) && (source !== 'check' || !undone.has(finding)),
            ),
            ...answers,
          ],
          skipped: before.skipped.filter((finding) => !said.has(finding)),
        }
      }),
    [change],
  )
  const answers = useMemo(
    () => new Map(facts.answers.map((answer) => [answer.finding, answer])),
    [facts.answers],
  )

  return {
    facts,
    current,
    answers,
    setAnswer,
    setChecks,
    dropAnswers,
    skip,
    setCar,
    setRecalls,
    setTaken,
    addCodes,
    addSecondReadings,
    setVote,
  }
}

const isSameModel = (a: VehicleWords | null, b: VehicleWords | null) =>
  a?.year === b?.year && a?.make === b?.make && a?.model === b?.model
