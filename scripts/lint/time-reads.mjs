/** Every way to read the platform's time; what moves it in tests and at `/_test/clock` must move all of it. */
const TIME_READS = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="performance"][property.name=/^(now|timeOrigin)$/]',
  'MemberExpression[property.name="now"][object.property.name=/^(Date|performance)$/]',
  'VariableDeclarator[init.name=/^(Date|performance)$/]',
]
const MESSAGE =
  'Take a clock (runtime.clock, `now`). Where none reaches: wallTime of src/lib/clock.ts in the browser; elapsed, of the same file, for ages and durations.'

const timeReads = {
  create: (context) => Object.fromEntries(TIME_READS.map((selector) => [selector, (node) => context.report({ node, message: MESSAGE })])),
}

/** A plugin of the linter: the one rule that is ours. */
export default { meta: { name: 'vitrine' }, rules: { 'time-reads': timeReads } }
