/** The vendor's sign-up form as its script renders it: into `div.klaviyo-form-{id}` of the page that loads it. */
export const klaviyoFormScript = `
for (const container of document.querySelectorAll('[class*="klaviyo-form-"]')) {
  const form = document.createElement('form')
  const field = document.createElement('input')
  const button = document.createElement('button')
  field.type = 'email'
  field.required = true
  field.name = 'email'
  field.autocomplete = 'email'
  field.setAttribute('aria-label', 'E-mail')
  field.style.cssText = 'font:inherit;padding:12px;inline-size:100%;box-sizing:border-box'
  button.textContent = 'Subscribe'
  button.style.cssText = 'font:inherit;padding:12px 20px;margin-block-start:12px'
  form.append(field, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.textContent = 'Thanks!'
  })
  container.append(form)
}
`
