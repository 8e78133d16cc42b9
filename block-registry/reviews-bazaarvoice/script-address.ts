interface Deployment {
  readonly baseUrl: string
  readonly clientName: string
  readonly siteId: string
  readonly environment: string
  /** BCP 47. */
  readonly locale: string
}

/** Address of the vendor's loader: its test stage is called staging, and its locales are joined by an underscore (BLOCK-58, THIRD-01). */
export const bazaarvoiceScript = ({ baseUrl, clientName, siteId, environment, locale }: Deployment): string => {
  const stage = environment === 'test' ? 'staging' : environment
  return `${baseUrl}/deployments/${clientName}/${siteId}/${stage}/${locale.replaceAll('-', '_')}/bv.js`
}
