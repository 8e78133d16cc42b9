import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sitesOfShop } from './scripts/vite/sites-of-shop.ts'

/** The composer's own bundle: built apart, so that no chunk of a shopper's page changes by it. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: sitesOfShop(import.meta.dirname) },
  appType: 'custom',
  publicDir: false,
  base: '/_compose/',
  build: {
    outDir: 'dist/composer',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rollupOptions: { input: ['composer/entry.tsx', 'composer/canvas/frame-script.ts'], preserveEntrySignatures: 'strict' },
  },
})
