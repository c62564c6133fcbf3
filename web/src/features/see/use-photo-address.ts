import { useEffect, useState } from 'react'

export type ReadPhoto = (id: string) => Promise<Blob | undefined>

/** An address under which this page can show a kept photo; 'gone' where this browser has it no more, undefined while it is read. */
export function usePhotoAddress(id: string, read: ReadPhoto): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isLeft = false
    let made = ''
    void read(id)
      .catch(() => undefined)
      .then((blob) => {
        if (isLeft) return
        made = blob ? URL.createObjectURL(blob) : ''
        setAddress(made || 'gone')
      })
    return () => {
      isLeft = true
      URL.revokeObjectURL(made)
    }
  }, [id, read])
  return address
}
