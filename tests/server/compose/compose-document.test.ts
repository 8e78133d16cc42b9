import { describe, expect, it } from 'vitest'
import { filesOf } from '../../../server/compose/compose-document.tsx'

const MANIFEST = {
  'composer/entry.tsx': { file: 'assets/entry.js', imports: ['_dialog.js'], css: ['assets/entry.css'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['composer/entry.tsx'], css: ['assets/dialog.css'] },
  'composer/translate/translate-dialog.tsx': { file: 'assets/translate.js', imports: ['_dialog.js'], css: ['assets/translate.css'] },
  'composer/canvas/frame-script.ts': { file: 'assets/frame.js' },
}

describe('the document of the composer', () => {
  it('loads the styles of its entry and of what the entry shares with dialogs that are loaded later', () => {
    expect(filesOf(MANIFEST)).toEqual({
      entry: '/_compose/assets/entry.js',
      frameScript: '/_compose/assets/frame.js',
      sheets: ['/_compose/assets/dialog.css', '/_compose/assets/entry.css'],
    })
  })

  it('is not there without a build of both scripts', () => {
    expect(filesOf({ 'composer/entry.tsx': MANIFEST['composer/entry.tsx'] })).toBeUndefined()
    expect(filesOf({})).toBeUndefined()
  })
})
