import { Fragment, type ReactNode } from 'react'

/** A line break in the editor is one on the page. */
export const renderText = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
