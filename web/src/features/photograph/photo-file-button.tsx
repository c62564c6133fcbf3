import type { ReactNode } from 'react'
import { FileButton } from '../../parts/file-button.tsx'
import { PHOTO_FILES } from './check-photo-file.ts'

type Props = {
  className: string
  /** Whether a phone opens its own camera. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file dialog for photos, or a phone's own camera. */
export const PhotoFileButton = ({ isCamera = false, ...props }: Props) => (
  <FileButton
    {...props}
    accept={isCamera ? 'image/*' : PHOTO_FILES}
    isMultiple={!isCamera}
    isCamera={isCamera}
  />
)
