import styles from './wallet-window.module.scss'

interface WindowTexts {
  readonly title: string
  readonly close: string
  readonly loading: string
  readonly cancel: () => void
}

/** A window for a wallet that opens from its own button alone. It stands beside what React renders: the wallet's script writes into it. */
export const openWalletWindow = ({ title, close, loading, cancel }: WindowTexts) => {
  const dialog = document.createElement('dialog')
  dialog.className = styles.window ?? ''
  dialog.setAttribute('aria-label', title)
  const waiting = document.createElement('p')
  waiting.setAttribute('role', 'status')
  waiting.textContent = loading
  const container = document.createElement('div')
  container.className = styles.container ?? ''
  const leave = document.createElement('button')
  leave.type = 'button'
  leave.className = styles.leave ?? ''
  leave.textContent = close
  leave.addEventListener('click', cancel)
  dialog.addEventListener('cancel', (event) => {
    // One that the wallet's script opened inside comes here too.
    if (event.target !== dialog) return
    event.preventDefault()
    cancel()
  })
  const heading = document.createElement('h2')
  heading.className = styles.title ?? ''
  heading.textContent = title
  dialog.append(heading, waiting, container, leave)
  document.body.append(dialog)
  dialog.showModal()
  return {
    container,
    onMounted: () => waiting.remove(),
    close: () => {
      dialog.close()
      dialog.remove()
    },
  }
}
