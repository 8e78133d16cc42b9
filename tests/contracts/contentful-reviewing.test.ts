import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeNote, makeNoteType } from './contentful-note-type.ts'
import { startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

let server: ContentfulServer

beforeAll(async () => {
  server = await startContentful()
  await makeNoteType(server.management)
})
afterAll(() => server.close())

const TO_DO = {
  body: 'Have the price checked',
  status: 'active' as const,
  assignedTo: { sys: { type: 'Link' as const, linkType: 'User' as const, id: 'vitrine-manager' } },
}

describe('a task in the vendor’s management client', () => {
  it('keeps its entry from going live until it is resolved', async () => {
    const { task, entry } = server.management
    const note = await makeNote(server.management, 'to-check')
    const at = { entryId: 'to-check' }
    const made = await task.create(at, TO_DO)
    expect(made).toMatchObject({
      ...TO_DO,
      sys: { type: 'Task', version: 1, parentEntity: { sys: { linkType: 'Entry', id: 'to-check' } } },
    })
    expect(await refusal(entry.publish(at, note))).toMatchObject({
      name: 'ActionPreconditionsFailed',
      details: { errors: [{ link: { sys: { linkType: 'Task', id: made.sys.id } } }] },
    })
    const resolved = await task.update({ ...at, taskId: made.sys.id }, { ...made, status: 'resolved' })
    expect(resolved.sys.version).toBe(2)
    expect((await entry.publish(at, note)).sys.publishedVersion).toBe(1)
  })

  it('is changed at its version only, found by its state, and gone with its entry', async () => {
    const { task, entry } = server.management
    await makeNote(server.management, 'busy')
    const at = { entryId: 'busy' }
    const first = await task.create(at, TO_DO)
    await task.create(at, { ...TO_DO, status: 'resolved' })
    const taskId = first.sys.id
    await task.update({ ...at, taskId }, { ...first, body: 'Have the price checked twice' })
    expect((await refusal(task.update({ ...at, taskId }, first))).name).toBe('VersionMismatch')
    expect((await task.getMany({ ...at, query: { status: 'active' } })).items.map(({ body }) => body)).toEqual([
      'Have the price checked twice',
    ])
    expect((await refusal(task.delete({ ...at, taskId, version: 1 }))).name).toBe('VersionMismatch')
    await makeNote(server.management, 'idle')
    expect((await refusal(task.get({ entryId: 'idle', taskId }))).name).toBe('NotFound')
    await entry.delete(at)
    await makeNote(server.management, 'busy')
    expect((await task.getMany(at)).items).toEqual([])
  })

  it('is refused without somebody to do it, with more words than fit, and below nothing', async () => {
    const { task } = server.management
    await makeNote(server.management, 'wordy')
    const at = { entryId: 'wordy' }
    const { assignedTo: _nobody, ...unassigned } = TO_DO
    expect(await refusal(task.create(at, unassigned as never))).toMatchObject({
      name: 'ValidationFailed',
      details: { errors: [{ path: ['assignedTo'] }] },
    })
    expect((await refusal(task.create(at, { ...TO_DO, body: 'é'.repeat(257) }))).name).toBe('ValidationFailed')
    expect(await refusal(task.create({ entryId: 'nobody' }, TO_DO))).toMatchObject({
      name: 'NotFound',
      details: { type: 'Entry', id: 'nobody' },
    })
  })

  it('once resolved keeps its words until it is opened again', async () => {
    const { task } = server.management
    await makeNote(server.management, 'fixed')
    const made = await task.create({ entryId: 'fixed' }, { ...TO_DO, status: 'resolved' })
    const at = { entryId: 'fixed', taskId: made.sys.id }
    expect((await refusal(task.update(at, { ...made, body: 'Something else' }))).name).toBe('BadRequest')
    expect((await task.update(at, { ...made, body: 'Something else', status: 'active' })).body).toBe('Something else')
  })
})

describe('a comment in the vendor’s management client', () => {
  it('is answered, resolved and deleted with its answers', async () => {
    const { comment } = server.management
    await makeNote(server.management, 'talked-of')
    const at = { entryId: 'talked-of' }
    const first = await comment.create(at, { body: 'Is this the new price?' })
    const answer = await comment.create({ ...at, parentCommentId: first.sys.id }, { body: 'It is.' })
    expect([first.sys.parent, answer.sys.parent?.sys.id]).toEqual([null, first.sys.id])
    expect((await refusal(comment.create({ ...at, parentCommentId: answer.sys.id }, { body: 'Sure?' }))).name).toBe('ValidationFailed')
    const resolved = await comment.update({ ...at, commentId: first.sys.id }, { ...first, status: 'resolved' })
    expect(resolved).toMatchObject({ status: 'resolved', sys: { version: 2 } })
    expect((await comment.getMany({ ...at, query: { status: 'active' } })).items.map(({ sys }) => sys.id)).toEqual([answer.sys.id])
    expect((await refusal(comment.delete({ ...at, commentId: first.sys.id, version: 1 }))).name).toBe('VersionMismatch')
    await comment.delete({ ...at, commentId: first.sys.id, version: 2 })
    expect((await comment.getMany(at)).items).toEqual([])
  })

  it('is written as rich text and read as words, and the other way round', async () => {
    const { comment } = server.management
    await makeNote(server.management, 'styled')
    const at = { entryId: 'styled' }
    const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
    const paragraph = { nodeType: 'paragraph', data: {}, content: [text('Fine by '), text('me')] }
    const rich = await comment.create(at, { body: { nodeType: 'document', data: {}, content: [paragraph] } } as never)
    expect((await comment.get({ ...at, commentId: rich.sys.id })).body).toBe('Fine by me')
    const plain = await comment.create(at, { body: 'One\nTwo' })
    const shown = await comment.get({ ...at, commentId: plain.sys.id, bodyFormat: 'rich-text' })
    expect(shown.body).toMatchObject({ nodeType: 'document', content: [{ nodeType: 'paragraph', content: [{ value: 'One' }] }, {}] })
  })

  it('speaks of a field and a locale, or of a content type', async () => {
    const { comment } = server.management
    await makeNote(server.management, 'precise')
    const of = { parentEntityType: 'Entry' as const, parentEntityId: 'precise' }
    const made = await comment.create({ ...of, parentEntityReference: 'fields.title.en' }, { body: 'Shorter, please' })
    expect(made.sys.parentEntity).toMatchObject({ sys: { linkType: 'Entry', id: 'precise', ref: 'fields.title.en' } })
    expect((await refusal(comment.create({ ...of, parentEntityReference: 'title' }, { body: 'x' }))).name).toBe('ValidationFailed')
    const type = { parentEntityType: 'ContentType' as const, parentEntityId: 'note' }
    await comment.create(type, { body: 'Do we need a text too?' })
    expect((await comment.getMany(type)).items.map(({ body }) => body)).toEqual(['Do we need a text too?'])
  })
})
