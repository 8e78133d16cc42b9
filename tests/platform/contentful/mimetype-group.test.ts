import { describe, expect, it } from 'vitest'
import { readRange } from '../../../platform/contentful/files/send-file.ts'
import { mimetypeGroupOf } from '../../../platform/contentful/query/mimetype-group.ts'

describe('the group of a file', () => {
  it.each([
    ['image/webp', 'image'],
    ['video/mp4', 'video'],
    ['application/pdf', 'pdfdocument'],
    ['text/plain', 'plaintext'],
    ['text/csv', 'spreadsheet'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'richtext'],
    ['application/vnd.ms-powerpoint', 'presentation'],
    ['application/zip', 'archive'],
    ['text/html', 'markup'],
    ['application/json', 'code'],
    ['application/x-unheard-of', 'attachment'],
  ])('%s is %s', (contentType, group) => {
    expect(mimetypeGroupOf(contentType)).toBe(group)
  })
})

describe('a part of a file that a player asks for', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=2-400', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=4-2', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
  ])('%s of ten bytes is %o', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected)
  })
})
