import styles from './product-accordion.module.scss'

/** A text of the catalogue. The server sanitises it when it imports the product, so it is trusted here. */
export const ProductText = ({ html }: { readonly html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
)
