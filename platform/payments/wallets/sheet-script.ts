/**
 * The window that every stand-in of a wallet opens: what is to be paid, where it goes, and the ends it can come to. It resolves with the
 * token that `wallet-outcome.ts` reads, and rejects where it was closed. English only: it is a tool for testing.
 */
export const SHEET = `
var HOMES = {
  US: { line: '148 Greene Street', city: 'New York', region: 'NY', postcode: '10012', country: 'US' },
  CA: { line: '1 Rue Principale', city: 'Montréal', region: 'QC', postcode: 'H2X 1Y4', country: 'CA' },
  GB: { line: '1 High Street', city: 'London', region: '', postcode: 'WC1N 3LF', country: 'GB' },
}
var PEOPLE = { first: 'Ada', last: 'King', email: 'wallet@example.org', phone: '' }
function places(country) {
  var home = HOMES[country] || HOMES.GB
  return {
    home: Object.assign({}, PEOPLE, home),
    noship: Object.assign({}, PEOPLE, home, { city: 'NOSHIP' }),
    abroad: Object.assign({}, PEOPLE, { line: '1 Rue de Rivoli', city: 'Paris', region: '', postcode: '75001', country: 'FR' }),
    incomplete: Object.assign({}, PEOPLE, home, { line: '', postcode: '' }),
  }
}
function sheet(name, total, currency, country, wantsPlace) {
  return new Promise(function (resolve, reject) {
    var window_ = document.createElement('dialog')
    window_.setAttribute('aria-label', name + ' (test wallet)')
    window_.style.cssText = 'padding:2.4rem;border:0;border-radius:1.2rem;max-inline-size:36rem;font:16px/1.5 system-ui,sans-serif;color:#1d2330;background:#fff'
    var text = document.createElement('p')
    text.textContent = name + ' (test wallet): ' + currency + ' ' + total
    window_.append(text)
    var choice
    if (wantsPlace) {
      var label = document.createElement('label')
      label.textContent = 'Ship to '
      choice = document.createElement('select')
      Object.keys(places(country)).forEach(function (key) {
        var option = document.createElement('option')
        option.value = key
        option.textContent = key
        choice.append(option)
      })
      label.append(choice)
      window_.append(label)
    }
    function end(act) {
      window_.close()
      window_.remove()
      act()
    }
    function sign(kind) {
      var minor = Math.round(Number(total) * (currency === 'JPY' || currency === 'KRW' ? 1 : 100))
      var token = { nonce: crypto.randomUUID(), choice: kind, currency: currency, value: minor }
      return btoa(JSON.stringify(token)).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=+$/, '')
    }
    ;[['pay', 'Pay'], ['refuse', 'Refuse'], ['error', 'Error']].forEach(function (pair) {
      var button = document.createElement('button')
      button.type = 'button'
      button.textContent = pair[1]
      button.style.cssText = 'margin:.8rem .8rem 0 0;padding:.8rem 1.6rem;min-block-size:4.4rem'
      button.addEventListener('click', function () {
        end(function () { resolve({ token: sign(pair[0]), place: choice ? places(country)[choice.value] : undefined, person: PEOPLE }) })
      })
      window_.append(button)
    })
    var cancel = document.createElement('button')
    cancel.type = 'button'
    cancel.textContent = 'Cancel'
    cancel.style.cssText = 'margin:.8rem 0 0;padding:.8rem 1.6rem;min-block-size:4.4rem'
    cancel.addEventListener('click', function () { end(reject) })
    window_.append(cancel)
    window_.addEventListener('cancel', function (event) { event.preventDefault(); end(reject) })
    document.body.append(window_)
    window_.showModal()
  })
}
`
