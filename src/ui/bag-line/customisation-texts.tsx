interface Props {
  readonly texts: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly className?: string | undefined
}

/** What somebody has made of a product: a line for each choice. Words may be of another direction than the page's. */
export const CustomisationTexts = ({ texts = [], className }: Props) =>
  texts.map(({ label, value }) => (
    <p key={label} className={className}>
      {label}: <bdi>{value}</bdi>
    </p>
  ))
