/** Where a code went, as the vendor reports it: enough to recognise, not enough to learn an address from. */
export const deliveryDetails = (attribute: 'email' | 'phone_number', destination: string): object => ({
  AttributeName: attribute,
  DeliveryMedium: attribute === 'email' ? 'EMAIL' : 'SMS',
  Destination: attribute === 'email' ? maskedEmail(destination) : `+*******${destination.slice(-4)}`,
})

const maskedEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@', 2)
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}
