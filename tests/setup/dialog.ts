/** jsdom knows the dialog element but not how to open and close it: enough of it for tests of what is inside. */
export const supplyDialog = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
