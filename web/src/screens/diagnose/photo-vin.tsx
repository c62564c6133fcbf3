import type { SeenVin, VehicleWords, VinAnswer } from '@candi/contracts'
import { useState } from 'react'
import { DecodedLine } from '../../features/decode-vin/decoded-line.tsx'
import { useVinDecoding } from '../../features/decode-vin/use-vin-decoding.ts'
import { VinFound } from '../../features/scan-vin/vin-found.tsx'
import { AlertLine } from '../../parts/alert-line.tsx'

type Props = { seen: SeenVin; onFacts: (facts: VehicleWords) => void }

/** A VIN in a photo of the case: compared with the car, it fills the car. */
export function PhotoVin({ seen, onFacts }: Props) {
  const [answer, setAnswer] = useState<VinAnswer>()
  const [failure, setFailure] = useState('')
  const { isBusy, decode } = useVinDecoding('upload', {
    onDecoded: (read) => {
      setAnswer(read)
      onFacts(read.facts)
    },
    onFailed: ({ text }) => setFailure(text),
  })
  return (
    <div>
      <VinFound
        seen={seen}
        label={isBusy ? 'Decoding…' : 'Use this VIN for the car'}
        onUse={(vin) => {
          if (isBusy) return
          setFailure('')
          void decode(vin)
        }}
      />
      <div aria-live="polite">{answer && <DecodedLine answer={answer} />}</div>
      <AlertLine message={failure ? { kind: 'error', text: failure } : undefined} />
    </div>
  )
}
