import type { ReactNode } from 'react'
import { FileButton } from '../../parts/file-button.tsx'
import { SOUND_FILES } from './check-sound-file.ts'

type Props = { className: string; onFile: (file: File) => void; children: ReactNode }

/** A button that opens the file dialog for one sound. */
export function SoundFileButton({ className, onFile, children }: Props) {
  return (
    <FileButton
      className={className}
      accept={SOUND_FILES}
      onFiles={([file]) => {
        if (file) onFile(file)
      }}
    >
      {children}
    </FileButton>
  )
}
