import type { RichTextDocument, RichTextNode } from '../../../../schemas/rich-text.ts'
import { fixtureHits } from '../../../../block-registry/listing-fixture-data.ts'
import { exampleProduct } from '../../../../block-registry/example-product.ts'
import { CARD_DEFAULTS } from '../../../features/product/card/card-config.ts'
import { columnsOr, ProductGrid, ProductGridSkeleton } from '../../../features/product/card/product-grid.tsx'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { readVideoSource } from '../../../lib/video-source.ts'
import { AddressLines } from '../../../ui/address-lines/address-lines.tsx'
import { CustomisationTexts } from '../../../ui/bag-line/customisation-texts.tsx'
import { LinePicture } from '../../../ui/bag-line/line-picture.tsx'
import { Gallery } from '../../../ui/gallery/gallery.tsx'
import { LanguageLinks } from '../../../ui/language-links/language-links.tsx'
import { PictureCard } from '../../../ui/picture-card/picture-card.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { Video } from '../../../ui/video/video.tsx'
import { State } from '../sheet.tsx'

/* Goods and pictures. */
const SHIRT = { src: '/images/art/shirt-white-front.jpg', width: 1200, height: 1500 }
const STORY = { src: '/images/art/story-linen.jpg', width: 1200, height: 800 }

/** Products in every state a card has: colours, a sale, few left, sold out, to come; the last ones without a picture. */
export const ProductCards = () => (
  <>
    <State name="colours, a range, few left; sale, to come, no picture" isWide>
      <ProductGrid hits={HITS} columns={COLUMNS} config={CARD_DEFAULTS} eagerCards={HITS.length} />
    </State>
    <State name="loading" isWide>
      <ProductGridSkeleton columns={COLUMNS} count={3} />
    </State>
  </>
)

const COLUMNS = columnsOr(3, 3)
const HITS = fixtureHits.map((hit, index) =>
  index < 4 ? { ...hit, image: SHIRT, colors: hit.colors.map((color) => ({ ...color, mainImage: SHIRT })) } : hit,
)

export const Galleries = () => (
  <State name="a grid of two, a row on phones" isWide>
    <Gallery images={exampleProduct.media.large.slice(0, 2)} layout="grid2" name={exampleProduct.name} magnification={1.5} />
  </State>
)

export const Pictures = () => (
  <>
    <State name="its own shape">
      <Picture {...STORY} alt="Folded linen" sizes="320px" />
    </State>
    <State name="cropped as a product">
      <Picture {...SHIRT} alt="A folded shirt" sizes="320px" aspect="var(--aspect-product)" />
    </State>
    <State name="no picture of that address">
      <Picture src="/nothing" width={1200} height={800} alt="" sizes="320px" />
    </State>
  </>
)

export const PictureCards = () => {
  const t = useTranslate()
  return (
    <State name="picture and name">
      <PictureCard title={t('sort.newest')} href="/new-in" picture={SHIRT} isEager={false} />
    </State>
  )
}

export const BagLines = () => {
  const t = useTranslate()
  return (
    <>
      <State name="picture of a line">
        <LinePicture line={{ thumbnailUrl: SHIRT.src }} sizes="160px" />
      </State>
      <State name="what was made of it">
        <CustomisationTexts texts={[{ label: t('product.optionLabel.size'), value: 'A. K.' }]} />
      </State>
    </>
  )
}

export const Addresses = () => (
  <State name="as on a parcel">
    <div>
      <AddressLines address={ADDRESS} />
    </div>
  </State>
)

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'King',
  addressLine1: '12 Lamb’s Conduit Street',
  city: 'London',
  postcode: 'WC1N 3LF',
  countryCode: 'GB',
}

export const Languages = () => (
  <State name="the current one marked">
    <LanguageLinks path="/" query={{}} />
  </State>
)

export const Videos = () => {
  const t = useTranslate()
  return (
    <State name="before somebody plays it" isWide>
      <Video
        source={readVideoSource('/videos/table.webm')}
        address="/videos/table.webm"
        title={t('sort.newest')}
        aspect="16 / 9"
        hasControls
        poster={<Picture {...STORY} alt="" sizes="640px" aspect="16 / 9" />}
      />
    </State>
  )
}

export const RichTexts = () => {
  const t = useTranslate()
  const document: RichTextDocument = {
    nodeType: 'document',
    data: {},
    content: [
      node('heading-2', text(t('core.errorTitle'))),
      node('paragraph', text(t('core.refresh.text')), text(t('core.refresh.keep'), 'bold')),
      node(
        'unordered-list',
        node('list-item', node('paragraph', text(t('shippingTable.method')))),
        node('list-item', node('paragraph', text(t('shippingTable.price')))),
      ),
    ],
  }
  return (
    <State name="heading, text, list" isWide>
      <RichText document={document} />
    </State>
  )
}

const node = (nodeType: string, ...content: readonly RichTextNode[]): RichTextNode => ({ nodeType, data: {}, content })
const text = (value: string, ...marks: readonly string[]): RichTextNode => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map((type) => ({ type })),
})
