import { HtmlPage, renderHtml } from '../../server/lib/html-page.tsx'

interface PageContent {
  readonly title: string
  readonly text: string
  readonly buttons?: readonly { readonly value: string; readonly label: string }[]
  /** Asks for the 3-D Secure password. */
  readonly hasPassword?: boolean
  /** Script of our own; values in it are written by `scriptJson`. */
  readonly script?: string
}

/** A page of the provider's test bank. English only: it is a tool for testing, not a page of the shop. */
export const page = ({ title, text, buttons = [], hasPassword = false, script }: PageContent): string =>
  renderHtml(
    <HtmlPage
      language="en"
      title={title}
      head={
        <>
          <link rel="icon" href="data:," />
          <style>{STYLES}</style>
        </>
      }
    >
      <main aria-labelledby="title">
        <h1 id="title">{title}</h1>
        <p>{text}</p>
        <form method="post">
          {hasPassword && (
            <label>
              Password
              <br />
              {/* The page is a window of the bank with this one field. */}
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
              <input name="password" type="password" autoComplete="off" autoFocus />
            </label>
          )}
          {buttons.map(({ value, label }) => (
            <button key={value} name="choice" value={value}>
              {label}
            </button>
          ))}
        </form>
      </main>
      {script !== undefined && <script>{script}</script>}
    </HtmlPage>,
  )

/** Hands the shopper back by POST, as some wallets do. */
export const postForm = (action: URL, fields: Readonly<Record<string, string>>): string =>
  renderHtml(
    <HtmlPage language="en" title="Back to the shop" head={<link rel="icon" href="data:," />}>
      <form method="post" action={action.origin + action.pathname}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button>Back to the shop</button>
      </form>
      <script>document.forms[0].submit()</script>
    </HtmlPage>,
  )

const STYLES =
  'body{font:16px/1.5 system-ui,sans-serif;margin:10vh auto;max-width:26rem;padding:0 1rem;color:#1d2330}h1{font-size:1.25rem}' +
  'button,input{font:inherit;padding:.7rem 1rem;margin:.25rem .25rem .25rem 0;border:1px solid #5b6475;border-radius:.4rem;background:#fff;color:inherit}' +
  'button:first-of-type{background:#1d2330;color:#fff}label{display:block}'
