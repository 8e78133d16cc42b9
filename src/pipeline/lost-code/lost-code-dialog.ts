interface Action {
  readonly label: string
  readonly onPress?: () => void
  readonly href?: string
}

interface Content {
  readonly title: string
  readonly text: string
  readonly note?: string
  readonly actions: readonly Action[]
  /** Label of the button that closes it; without one it stays. */
  readonly close?: string
}

/**
 * A modal dialog that needs no code but its own: it is shown where code does not come. Its rules are the shell's (shell.scss),
 * for the same reason.
 */
export const showLostCode = (page: Document, { title, text, note, actions, close }: Content): void => {
  const dialog = page.createElement('dialog')
  dialog.className = 'page-failed'
  dialog.setAttribute('aria-labelledby', 'lost-code')
  const heading = element(page, 'h2', title)
  heading.id = 'lost-code'
  dialog.append(heading, element(page, 'p', text))
  if (note !== undefined) dialog.append(element(page, 'p', note))
  if (close === undefined) dialog.addEventListener('cancel', (event) => event.preventDefault())
  // First, where the focus goes: the one that takes nothing away.
  else dialog.append(control(page, { label: close, onPress: () => dialog.close() }))
  dialog.append(...actions.map((action) => control(page, action)))
  dialog.addEventListener('close', () => dialog.remove())
  page.body.append(dialog)
  dialog.showModal()
}

const control = (page: Document, { label, onPress, href }: Action): HTMLElement => {
  if (href === undefined) {
    const button = element(page, 'button', label)
    button.type = 'button'
    if (onPress !== undefined) button.addEventListener('click', onPress)
    return button
  }
  const link = element(page, 'a', label)
  link.href = href
  // Another document, whose code is there.
  link.dataset['fullLoad'] = ''
  return link
}

const element = <Name extends keyof HTMLElementTagNameMap>(page: Document, name: Name, text: string): HTMLElementTagNameMap[Name] => {
  const made = page.createElement(name)
  made.textContent = text
  return made
}
