import { describe, expect, it } from 'vitest'
import { startSentence } from '../../../server/operations/start-error.ts'

const full = Object.assign(new Error('could not extend file "base/5/16649": No space left on device'), { code: '53100' })

describe('a start that finds no room', () => {
  it.each([undefined, 'postgres://shop:secret@db.example/shop'])(
    'says that a disk is full, and not that the database is away: %s',
    (databaseUrl) => {
      expect(startSentence(new Error('Failed query', { cause: full }), { port: 3000, databaseUrl })).toMatch(
        /^A disk is full \(.*\)\. Make room/,
      )
    },
  )
})
