type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Values = Readonly<Record<string, unknown>>

export interface FormProblem {
  readonly prop: string
  readonly message: string
}

/** What the form holds that the fixture does not, and the fields that cannot be read at all. */
export const readForm = (
  form: HTMLFormElement,
  original: Values,
): { readonly changed: Values; readonly problems: readonly FormProblem[] } => {
  const values: Record<string, unknown> = {}
  const problems: FormProblem[] = []
  for (const control of controlsOf(form)) {
    try {
      values[control.name] = withValue(values[control.name], control, readControl(control))
    } catch (cause) {
      problems.push({ prop: control.name, message: `This is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` })
    }
  }
  const changed = Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(original[name]))
  return { changed: Object.fromEntries(changed), problems }
}

/** The first control of a responsive prop has the value of every width; others are put before it, the smallest first. */
const withValue = (known: unknown, { dataset: { width } }: Control, value: unknown): unknown => {
  if (width === undefined || width === 'desktop') return value
  if (value === null) return known
  return { [width]: value, ...(isRecord(known) ? known : { desktop: known }) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts values into the controls, each in its control's own form. */
export const fillForm = (form: HTMLFormElement, values: Values): void => {
  for (const control of controlsOf(form)) writeControl(control, valueFor(control, values[control.name]))
}

const valueFor = ({ dataset: { width } }: Control, value: unknown): unknown => {
  if (width === undefined) return value
  if (isRecord(value)) return value[width] ?? null
  return width === 'desktop' ? value : null
}

/** Shows each problem at its field; the others are shown to be in order. */
export const showProblems = (form: HTMLFormElement, problems: readonly FormProblem[]): void => {
  for (const output of form.querySelectorAll('.g-error')) {
    const prop = output.id.slice('prop-'.length, -'-error'.length)
    output.textContent = problems.find((each) => each.prop === prop)?.message ?? ''
  }
  for (const control of controlsOf(form)) {
    if (problems.some(({ prop }) => prop === control.name)) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.querySelectorAll<Control>('[data-kind]')]

const writeControl = (control: Control, value: unknown): void => {
  const { kind } = control.dataset
  if (control instanceof HTMLInputElement && kind === 'boolean') control.checked = value === true
  else if (kind === 'lines') control.value = Array.isArray(value) ? value.join('\n') : ''
  else if (kind === 'json') control.value = JSON.stringify(value ?? null, null, 2)
  else if (kind === 'enum') control.value = JSON.stringify(value)
  else control.value = value === null || value === undefined ? '' : String(value)
}

/** What a control of the props form holds (platform/gallery/prop-field.ts). Throws a SyntaxError for JSON that is none. */
const readControl = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): unknown => {
  const { value } = control
  switch (control.dataset['kind']) {
    case 'boolean':
      return control instanceof HTMLInputElement && control.checked
    case 'number':
      // Words stay words: the validator says what is wrong with them.
      return value.trim() === '' ? null : Number.isNaN(Number(value)) ? value : Number(value)
    case 'lines':
      return value.split('\n').filter((line) => line !== '')
    case 'text':
      return value === '' && 'nullable' in control.dataset ? null : value
    default:
      return JSON.parse(value)
  }
}
