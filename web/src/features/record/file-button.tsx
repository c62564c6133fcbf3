import type { ReactNode } from 'react'
import { SOUND_FILES } from './check-sound-file.ts'

type Props = { className: string; onFile: (file: File) => void; children: ReactNode }

/** A button that opens the file dialog for one sound. */
export function FileButton({ className, onFile, children }: Props) {
  return (
    <label className={`${className} file-btn`}>
      {children}
      <input
        type="file"
        accept={SOUND_FILES}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (!file) return
          // The same file, chosen once more, is a new choice.
          currentTarget.value = ''
          onFile(file)
        }}
      />
    </label>
  )
}
