import type { ComponentType } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Colours } from './colours.tsx'
import { Dos } from './dos.tsx'
import { FEATURES, KIT } from './kit/kit.tsx'
import { Measures } from './measures.tsx'
import type { Tokens } from './read-tokens.ts'
import { Note, Part } from './sheet.tsx'
import { TypeScale } from './type-scale.tsx'

/** Tokens as the themes have them, every component in its states, and what is done with them. */
export const DesignPage = ({ tokens }: { readonly tokens: Tokens }) => {
  const t = useTranslate()
  return (
    <>
      <nav className="d-contents" aria-label="Parts of the page" lang="en">
        {Object.entries(PARTS).map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Colours tokens={tokens} />
      <TypeScale tokens={tokens} words={t('cart.emptyText')} />
      <Measures tokens={tokens} />
      <Part id="components" title="Components">
        <Note>Point at a control, tab to it, press it: hover, focus and active are real. Each folder of src/ui is here.</Note>
        {Object.entries({ ...KIT, ...FEATURES }).map(([name, Samples]) => (
          <Component key={name} name={name} Samples={Samples} />
        ))}
      </Part>
      <Dos />
    </>
  )
}

const PARTS = { colours: 'Colours', type: 'Type', measures: 'Measures', components: 'Components', dos: 'Do and don’t' }

const Component = ({ name, Samples }: { readonly name: string; readonly Samples: ComponentType }) => (
  <section className="d-component" id={`ui-${name.replaceAll(' ', '-')}`} data-component={name}>
    <h3 lang="en">{name}</h3>
    <div className="d-states">
      <Samples />
    </div>
  </section>
)
