/* The gallery's half of the server build: a bundle of its own, so that fixtures are no part of the shop's. */
export { checkProps } from './gallery/check-props.ts'
export { renderDesign } from './gallery/design/render-design.tsx'
export { listGallery } from './gallery/list-gallery.ts'
export { renderFixture } from './gallery/render-fixture.tsx'
export { renderFrame } from './gallery/render-frame.ts'
