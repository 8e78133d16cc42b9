// Not awaited: chunks of the build that are loaded while this runs may share modules with this file.
void import('./start.ts').then(({ startProgram }) => startProgram({ ...process.env }))
