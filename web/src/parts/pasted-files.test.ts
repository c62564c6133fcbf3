import { expect, test } from 'vitest'
import { pastedFiles } from './pasted-files.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
function clipboard(text: string, ...files: File[]) {
  const data = new DataTransfer()
  if (text) data.setData('text/plain', text)
  for (const file of files) data.items.add(file)
  return data
}

test('a picture that is pasted is a file', () => {
  expect(pastedFiles(clipboard('', picture))).toEqual([picture])
})

test('words from a table or a document carry a picture of themselves, and stay words', () => {
  expect(pastedFiles(clipboard('P0420\tCatalyst', picture))).toEqual([])
})

test('files from a folder bring their names along, and stay files', () => {
  const second = new File(['x'], 'tire.heic')
  expect(pastedFiles(clipboard('image.png', picture))).toEqual([picture])
  expect(pastedFiles(clipboard('image.png\rtire.heic', picture, second))).toEqual([picture, second])
})

test('nothing but words brings no file', () => {
  expect(pastedFiles(clipboard('It grinds'))).toEqual([])
  expect(pastedFiles(null)).toEqual([])
})
