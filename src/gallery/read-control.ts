/** What a control of the props form holds (platform/gallery/prop-field.ts). Throws a SyntaxError for JSON that is none. */
export const readControl = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): unknown => {
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
