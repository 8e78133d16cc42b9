/** As the shop was started with: what is set below is no sign of production. */
const environment = { ...process.env }

/**
 * React decides while it is loaded whether to check every element it makes, and rendering then costs three times as much. Pages of
 * the server's own are React too, so the program is imported, and React with it, only after this line.
 */
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production'

// Not awaited: chunks of the build that are loaded while this runs may share modules with this file.
void import('./start.ts').then(({ startProgram }) => startProgram(environment))
