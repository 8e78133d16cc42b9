import { reactRouter } from '@react-router/dev/vite'
import { hydrogen } from '@shopify/hydrogen/vite'
import { defineConfig } from 'vite'

/** The skeleton's own, without Oxygen's runtime: the server is one file from the same server.ts, of what workers get, and runs on Node. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [hydrogen(), reactRouter()],
  resolve: { tsconfigPaths: true },
  ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'import', 'module', 'production'] } },
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? { rollupOptions: { input: './server.ts' } } : {}) },
}))
