import type { CaseFacts, CaseHearing, CaseSighting, SeenSign } from '@candi/contracts'
import type { Message } from './small-case.ts'

const WORDS: Readonly<Record<string, string>> = {
  soft_pedal: 'brake lamp lit',
  squeal: 'brake pad wear lamp lit',
}

/** A sign of a photo, worded as the small garage words it. */
export const seenSign = (finding: string, confidence: number, by: SeenSign['by'] = 'candi'): SeenSign => ({
  finding,
  confidence,
  words: WORDS[finding] ?? 'something the client made up',
  by,
})

export const sighting = (
  id: string,
  signs: readonly SeenSign[] = [],
  more: Partial<CaseSighting> = {},
): CaseSighting => ({
  id,
  name: `Photo ${id}`,
  kind: 'dashboard',
  lamps: [],
  bulbCheck: false,
  signs: [...signs],
  ...more,
})

export const photographed = (...photos: readonly string[]): Message => ({
  id: `message of ${photos.join()}`,
  role: 'user',
  parts: photos.map((photo) => ({ type: 'data-sighting', data: { sighting: photo } })),
})

export const hearing = (id: string, ...signs: readonly (readonly [string, number])[]): CaseHearing => ({
  id,
  name: `Recording ${id}`,
  state: 'braking',
  signs: signs.map(([finding, confidence]) => ({ finding, confidence, fromSeconds: 3.2, toSeconds: 4.8 })),
})

export const recorded = (recording: string): Message => ({
  id: `message of ${recording}`,
  role: 'user',
  parts: [{ type: 'data-hearing', data: { hearing: recording } }],
})

type Signs = readonly (readonly [finding: string, confidence: number])[]

/** A recording or a photo: what holds of both is held to by one test. */
export interface Witness {
  readonly kind: 'recording' | 'photo'
  /** As it is named to the owner, before its number. */
  readonly name: string
  /** How the sentence begins that tells what the first of them showed. */
  readonly opening: string
  /** The facts of a case in which each of these showed such signs, numbered from 1. */
  readonly facts: (...each: readonly Signs[]) => Partial<CaseFacts>
  /** The message that brings one of them. */
  readonly brought: (id: string) => Message
}

export const WITNESSES: readonly Witness[] = [
  {
    kind: 'recording',
    name: 'Recording',
    opening: 'From **Recording 1** I take',
    facts: (...each) => ({ hearings: each.map((signs, at) => hearing(String(at + 1), ...signs)) }),
    brought: recorded,
  },
  {
    kind: 'photo',
    name: 'Photo',
    opening: 'In **Photo 1** I see',
    facts: (...each) => ({
      sightings: each.map((signs, at) =>
        sighting(
          String(at + 1),
          signs.map(([finding, confidence]) => seenSign(finding, confidence)),
        ),
      ),
    }),
    brought: photographed,
  },
]
