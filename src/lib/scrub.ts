const MAX_FRAMES = 30
const MAX_STACK = 4_000

/** Line and column at its end are the stack's. */
const QUERY = /((?:https?:\/|\/)[^\s'"?#()]*)[?#][^\s'"()]*?((?::\d+){0,2})(?=[\s'"()]|$)/g
const E_MAIL = /[^\s@'"<>(),]+@[\w-]+(?:\.[\w-]+)+/g
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi
/** A token or a session, not a name: letters and digits mixed. */
const TOKEN = /\b(?=[A-Za-z]*\d)[A-Za-z0-9]{20,}\b/g
/** A telephone or a card. */
const NUMBER = /\+?\d(?:[ -]?\d){7,}/g

/** Text of an error without what may be a shopper's: queries, e-mail addresses, ids, long numbers. */
export const scrub = (text: string): string =>
  text.replace(QUERY, '$1$2').replace(E_MAIL, '<e-mail>').replace(UUID, '<id>').replace(TOKEN, '<id>').replace(NUMBER, '<number>')

/** The frames of a stack alone: its first lines repeat the message. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at .|@.*:\d+:\d+$/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replace(QUERY, '$1$2'))
    .join('\n')
    .slice(0, MAX_STACK)
