import { useEffect, useState } from 'react'

/** An address under which this page can show or play a blob, as long as it is shown. */
export function useAddress(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
