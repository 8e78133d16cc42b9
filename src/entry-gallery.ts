/* The gallery's half of the server build: a bundle of its own, so that fixtures are no part of the shop's. */
export { checkProps } from './app/gallery/check-props.ts'
export { listGallery } from './app/gallery/list-gallery.ts'
export { renderFixture } from './app/gallery/render-fixture.tsx'
export { renderFrame } from './app/gallery/render-frame.ts'
