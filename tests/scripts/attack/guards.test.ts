import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findText, readSources } from '../../../scripts/attack/find-text.mjs'
import { guards } from '../../../scripts/attack/guards.mjs'
import { lastRows, rows } from '../../../scripts/attack/rows.mjs'
import { projectPath } from '../../../server/paths.ts'

const names = [...rows, ...lastRows].map(({ name }) => name)

describe('the guards that `npm run attack -- --without-guards` takes out', () => {
  it('are named for every attack, and for nothing else', () => {
    expect([...new Set(guards.map(({ row }) => row))].sort()).toEqual([...names].sort())
    expect(guards.flatMap(({ beside = [] }) => beside).filter((name) => !names.includes(name))).toEqual([])
  })

  it('are each found once in the sources, and replaced by something else', () => {
    const sources = readSources(projectPath())
    const texts = guards.flatMap(({ without }) => without)
    expect(texts.filter(([text]) => findText(sources, text).length !== 1)).toEqual([])
    expect(texts.filter(([text, instead]) => text === instead)).toEqual([])
  })

  it('say what the attack sees without them', () => {
    expect(guards.filter(({ saw, without }) => saw === '' || without.length === 0)).toEqual([])
  })

  it('are played by the name of an attack, which no other attack holds in its own', () => {
    expect(names.filter((name) => names.some((other) => other !== name && other.includes(name)))).toEqual([])
  })

  it('defend against the attacks that docs/security.md names, which are all there are', () => {
    const [, attacks = ''] = /\n## Attacks\n([^]*?)\n## /.exec(readFileSync(projectPath('docs/security.md'), 'utf8')) ?? []
    const named = [...attacks.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name).filter((name) => name !== 'attack')
    expect(named.sort()).toEqual([...names].sort())
  })
})
