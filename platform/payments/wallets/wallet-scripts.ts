import { SHEET } from './sheet-script.ts'

/* Stand-ins for the scripts of three wallets, as far as the shop uses them: they ask in a window of their own and sign what is chosen there. */

const own = (script: string): string => `(function () {\n${SHEET}\n${script}\n})()\n`

/** `google.payments.api.PaymentsClient`. */
export const GOOGLE_PAY_SCRIPT = own(`
window.google = window.google || {}
window.google.payments = { api: { PaymentsClient: function () {
  this.isReadyToPay = function () { return Promise.resolve({ result: true }) }
  this.loadPaymentData = function (request) {
    var info = request.transactionInfo
    return sheet('Google Pay', info.totalPrice, info.currencyCode, info.countryCode, request.shippingAddressRequired).then(function (answer) {
      var place = answer.place
      return Object.assign(
        { paymentMethodData: { type: 'CARD', info: { cardNetwork: 'VISA', cardDetails: '1111' }, tokenizationData: { type: 'PAYMENT_GATEWAY', token: answer.token } } },
        request.emailRequired ? { email: answer.person.email } : {},
        place ? { shippingAddress: {
          name: place.first + ' ' + place.last, address1: place.line, address2: '', locality: place.city,
          administrativeArea: place.region, postalCode: place.postcode, countryCode: place.country, phoneNumber: place.phone,
        } } : {},
      )
    }, function () { throw { statusCode: 'CANCELED' } })
  }
} } }`)

/** `ApplePaySession`, for browsers that have none. */
export const APPLE_PAY_SCRIPT = own(`
if (window.ApplePaySession) return
window.ApplePaySession = function (version, request) {
  var session = this
  var proof
  this.begin = function () { session.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.example/paymentservices/startSession' }) }
  this.completeMerchantValidation = function (given) {
    proof = given
    if (!proof || !proof.merchantSessionIdentifier) return session.oncancel && session.oncancel({})
    var wanted = request.requiredShippingContactFields || []
    sheet('Apple Pay', request.total.amount, request.currencyCode, request.countryCode, wanted.indexOf('postalAddress') >= 0).then(function (answer) {
      var place = answer.place
      session.onpaymentauthorized({ payment: Object.assign({ token: { paymentData: answer.token } }, wanted.length > 0 ? { shippingContact: Object.assign(
        { givenName: answer.person.first, familyName: answer.person.last, emailAddress: answer.person.email },
        place ? {
          phoneNumber: place.phone, addressLines: [place.line], locality: place.city, administrativeArea: place.region,
          postalCode: place.postcode, countryCode: place.country,
        } : {},
      ) } : {}) })
    }, function () { if (session.oncancel) session.oncancel({}) })
  }
  this.completePayment = function () {}
  this.abort = function () {}
}
window.ApplePaySession.canMakePayments = function () { return true }
window.ApplePaySession.STATUS_SUCCESS = 0`)

/** `paypal.Buttons`. */
export const PAYPAL_SCRIPT = own(`
window.paypal = { Buttons: function (options) {
  return { render: function (container) {
    var button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'PayPal'
    button.style.cssText = 'inline-size:100%;min-block-size:4.8rem;border:0;border-radius:.4rem;background:#ffc439;color:#111;font:inherit;font-weight:700;cursor:pointer'
    button.addEventListener('click', function () {
      var order
      Promise.resolve(options.createOrder({}, { order: { create: function (wanted) { order = wanted; return Promise.resolve('CREATED') } } })).then(function () {
        var unit = order.purchase_units[0]
        var wants = order.application_context && order.application_context.shipping_preference === 'GET_FROM_FILE'
        return sheet('PayPal', unit.amount.value, unit.amount.currency_code, unit.custom_id, wants)
      }).then(function (answer) {
        var place = answer.place
        var details = {
          id: answer.token,
          payer: { payer_id: 'TESTPAYER', email_address: answer.person.email, name: { given_name: answer.person.first, surname: answer.person.last } },
          purchase_units: [place ? { shipping: { name: { full_name: place.first + ' ' + place.last }, address: {
            address_line_1: place.line, admin_area_2: place.city, admin_area_1: place.region, postal_code: place.postcode, country_code: place.country,
          } } } : {}],
        }
        return options.onApprove({ orderID: answer.token, payerID: 'TESTPAYER' }, { order: { get: function () { return Promise.resolve(details) } } })
      }, function () { options.onCancel({}) })
    })
    container.append(button)
    return Promise.resolve()
  } }
} }`)
