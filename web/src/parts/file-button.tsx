import type { ReactNode } from 'react'

type Props = {
  className: string
  /** As the file dialog wants it. */
  accept: string
  isMultiple?: boolean
  /** Whether a phone opens its own camera instead of the dialog. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file dialog. */
export function FileButton({ className, accept, isMultiple = false, isCamera, onFiles, children }: Props) {
  return (
    <label className={`${className} file-btn`}>
      {children}
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length === 0) return
          // The same file, chosen once more, is a new choice.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}
