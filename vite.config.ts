import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/vite/compile-messages.ts'
import { keepMaps } from './scripts/vite/keep-maps.ts'
import { listComposer } from './scripts/vite/list-composer.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { sitesOfShop } from './scripts/vite/sites-of-shop.ts'
import { createShortClassName } from './scripts/vite/short-class-name.ts'
import { themeSheet } from './server/storefront/theme-sheet.ts'
import { THEMES } from './themes/themes.ts'

/** Modules of ours that this many chunks share travel together: fewer requests, and bytes that compress better. */
const SHARED_BY_CHUNKS = 6
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//
const KIT =
  /\/src\/(?!lib\/load-script\.|features\/(?:listing|product\/options|account\/(?:account-form|account-layout|account-page|entry-layout|use-identity-action)|orders\/)|clients\/identity\/account-code)/
/** What runs on a page that nobody uses yet. */
const AT_REST = [
  'src/entry-client.tsx',
  'src/pipeline/hydrate/deferred/start-deferred.ts',
  'src/pipeline/hydrate/deferred/deferred-scripts.ts',
  'src/features/consent/consent-host.tsx',
].map((file) => join(import.meta.dirname, file))

/** What it says by then. */
const AT_REST_TEXTS = ['consent.json', 'core.json']

/** Whether a page needs a module before any block hydrates: what only blocks share comes with the first of them. */
const isAtRest = (id: string, modules: Modules): boolean => {
  modulesAtRest ??= AT_REST.reduce((found, file) => reachedFrom(file, modules, found), new Set<string>())
  return modulesAtRest.has(id)
}

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

let modulesAtRest: ReadonlySet<string> | undefined

const reachedFrom = (id: string, modules: Modules, found: Set<string>): Set<string> => {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, modules, found)
  return found
}

/** The choice of options and the gallery with their sheets, but not the machine, which waits for a sign of use, or the windows that they come in or open. */
const OPTIONS =
  /\/src\/(?:features\/product\/(?:options\/(?!selection-actor|option-selection\.machine)[^/]+\.(?:tsx?|module\.scss)|back-in-stock\/notify-me\.tsx)|ui\/gallery\/(?:gallery(?:-slide|-controls)?\.(?:tsx|module\.scss)|use-decoded\.ts))$/

/** Texts are compiled for a browser, which needs neither a parser nor react-intl to fill them. */
const FORMAT = { find: /^\.\/create-format\.ts$/, replacement: join(import.meta.dirname, 'src/i18n/create-format-in-browser.ts') }

/**
 * The entry names every chunk, and hashes are what does not compress: less so in letters of one case. The server's build names the same
 * pictures, so that both have to agree.
 */
const HASH_CHARACTERS = 'base36'

/** These look for files of their own beside them: WebAssembly, a native library, workers, a driver of browsers. Vite is for development. */
const READ_FROM_PACKAGES = ['@electric-sql/pglite', 'sharp', 'pino', 'playwright-core', 'vite']

/** `vite build` makes the browser's half, `vite build --ssr` the server's: `npm run build` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), compileMessages(), precompress(), keepMaps(), listComposer(import.meta.dirname)],
  appType: 'custom',
  // Served by the program itself, beside what the build makes.
  publicDir: isSsrBuild === true ? false : 'public',
  resolve: { alias: [...sitesOfShop(import.meta.dirname), ...(command === 'build' && isSsrBuild !== true ? [FORMAT] : [])] },
  ...(command === 'build' && isSsrBuild === true
    ? {
        // A start reads a hundred files of the build instead of a thousand of packages, and of React only what production needs.
        ssr: { noExternal: true as const, external: READ_FROM_PACKAGES },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  css: {
    devSourcemap: true,
    ...(command === 'build' ? { modules: { generateScopedName: createShortClassName(import.meta.dirname) } } : {}),
  },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node20',
          rollupOptions: {
            input: {
              main: 'server/main.ts',
              'entry-server': 'src/entry-server.tsx',
              'entry-gallery': 'src/entry-gallery.ts',
              // Runs in a browser, on the gallery's own pages; here because no sheet or chunk of the shop's may change by it.
              'gallery-workbench': 'src/gallery/workbench.ts',
            },
            output: { hashCharacters: HASH_CHARACTERS },
          },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          // Named by no file, and moved away by keepMaps.
          sourcemap: 'hidden' as const,
          target: 'es2022',
          assetsInlineLimit: 0,
          // The document preloads the modules of its own blocks; the names of all others would weigh on every page.
          modulePreload: { resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')) },
          rollupOptions: {
            // A document names the texts of its language.
            input: [
              'src/entry-client.tsx',
              'src/entry-boot.ts',
              'src/entry-errors.ts',
              // A document names the sheet of its site's theme.
              ...THEMES.map(({ name }) => themeSheet(name)),
              ...readdirSync('src/i18n/first-texts').map((file) => `src/i18n/first-texts/${file}`),
              ...readdirSync('src/i18n/messages').flatMap((folder) => AT_REST_TEXTS.map((file) => `src/i18n/messages/${folder}/${file}`)),
            ],
            // Boot waits for what the entry says by name.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                groups: [
                  // Changes with its version only: a deployment leaves it in browsers' caches.
                  { name: 'react', test: REACT, priority: 3 },
                  // What only listings, product or account pages share stays with them, and what it needs with it: xstate of the second.
                  {
                    debugName: 'kit',
                    name: (id, modules) => (isAtRest(id, modules) ? 'kit' : null),
                    test: KIT,
                    minShareCount: 2,
                    priority: 2,
                  },
                  // Without its dependencies, or what the entry has too would move here, and come with every page.
                  { name: 'parts', test: KIT, minShareCount: SHARED_BY_CHUNKS, priority: 1, includeDependenciesRecursively: false },
                  // Product page and quick buy take all of it. Without its dependencies, or pages that do neither had the machine's.
                  { name: 'options', test: OPTIONS, includeDependenciesRecursively: false },
                ],
              },
              hashCharacters: HASH_CHARACTERS,
              chunkFileNames: 'assets/[name]-[hash:7].js',
              // Documents and the entry name every sheet of their blocks.
              assetFileNames: ({ names, originalFileNames }) =>
                originalFileNames.some((file) => file.startsWith('themes/templates/'))
                  ? 'themes/templates/[name]-[hash][extname]'
                  : names.every((name) => name.endsWith('.css'))
                    ? `assets/[hash:7][extname]`
                    : 'assets/[name]-[hash][extname]',
            },
          },
        },
}))
