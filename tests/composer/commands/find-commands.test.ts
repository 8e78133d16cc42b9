import { describe, expect, it } from 'vitest'
import type { Command } from '../../../composer/commands/command.ts'
import { findCommands } from '../../../composer/commands/find-commands.ts'

const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  kind: 'page',
  title,
  run: () => undefined,
  ...more,
})
const found = (commands: readonly Command[], search: string, recent: readonly string[] = []) =>
  findCommands(commands, search, recent).map((each) => each.command.id)

describe('the search', () => {
  it('finds by every word, whatever the case and the accents', () => {
    const commands = [command('coats', 'Été: les manteaux'), command('shoes', 'Été: les chaussures')]
    expect(found(commands, 'ete MANT')).toEqual(['coats'])
    expect(found(commands, 'ete hat')).toEqual([])
  })

  it('has the best first: what begins with the search, then a word that does, then what has it inside, then other words', () => {
    const commands = [
      command('words', 'Spring', { words: 'Hero of the day' }),
      command('inside', 'Superhero'),
      command('second', 'A hero'),
      command('begin', 'Hero'),
    ]
    expect(found(commands, 'hero')).toEqual(['begin', 'second', 'inside', 'words'])
  })

  it('finds pieces of languages that write no spaces', () => {
    expect(found([command('jp', '秋の新作コート'), command('ar', 'معاطف الشتاء')], '新作')).toEqual(['jp'])
    expect(found([command('jp', '秋の新作コート'), command('ar', 'معاطف الشتاء')], 'الشتاء')).toEqual(['ar'])
  })

  it('has what was used last first as long as nothing is typed, and else their own order', () => {
    const commands = [command('one', 'One'), command('two', 'Two'), command('three', 'Three')]
    expect(found(commands, '', ['three', 'gone', 'two'])).toEqual(['three', 'two', 'one'])
    expect(found(commands, '  ')).toEqual(['one', 'two', 'three'])
  })

  it('shows the words in which it was found, where the title has not all of them', () => {
    const text = `${'Long ago in a land far away '.repeat(5)}there was a tailor of Biella, who cut coats for everybody who came to his door in winter`
    const [first] = findCommands([command('text', 'Rich text', { words: text })], 'rich biella', [])
    expect(first?.excerpt).toMatch(/^… .{0,24}tailor of Biella.* …$/)
    expect(findCommands([command('text', 'Rich text', { words: text })], 'rich', [])[0]?.excerpt).toBeUndefined()
  })

  it('finds one page of 10,000', () => {
    const commands = Array.from({ length: 10_000 }, (_, index) =>
      command(`${index}`, `Page number ${index}`, { note: `/page-${index} · Live` }),
    )
    expect(found(commands, 'page 9999').slice(0, 1)).toEqual(['9999'])
  })
})
