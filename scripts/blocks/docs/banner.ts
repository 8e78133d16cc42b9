/** First line of every generated page. */
export const BANNER = '<!-- Written by `npm run blocks docs` from schemas/. Change a schema and run it again; changes here are lost. -->\n'
