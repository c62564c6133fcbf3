import { expect, test } from 'vitest'
import { isKnownContainer } from './known-container.ts'

const letters = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['wav', 'RIFF\0\0\0\0WAVE'],
  ['ogg and opus', 'OggS\0\x02'],
  ['flac', 'fLaC\0\0'],
  ['mp3 with tags', 'ID3\x04\0'],
  ['m4a and mp4', '\0\0\0\x20ftypM4A '],
  ['webm', '\x1a\x45\xdf\xa3\x9f'],
  ['mp3 without tags', '\xff\xfb\x90\x64'],
  ['aac', '\xff\xf1\x50\x80'],
])('the beginning of %s is known', (_, head) => {
  expect(isKnownContainer(letters(head))).toBe(true)
})

test.each(['', 'hello, world', '\x89PNG\r\n', '%PDF-1.7', '\xff\xd8\xff\xe0'.replace('\xff', 'x')])(
  'the beginning of something else is not',
  (head) => {
    expect(isKnownContainer(letters(head))).toBe(false)
  },
)
