/** The provider's script that tells devices apart: `dfDo` writes what it found into the field of an id. Here every browser is itself. */
export const FINGERPRINT_SCRIPT = `window.dfDo = function (id) {
  var field = document.getElementById(id)
  if (field) field.value = 'embedded-' + [navigator.language, screen.width, screen.height, new Date().getTimezoneOffset()].join('-')
}
`
