import { useId } from 'react'
import type { SearchPlace } from '../../clients/search/create-search-client.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestion-option.module.scss'

interface Props {
  readonly heading: string
  readonly places: readonly SearchPlace[]
}

/** Categories, brands or pages to go to, under a heading; nothing without any. */
export const PlaceOptions = ({ heading, places }: Props) => {
  const id = useId()
  if (places.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {heading}
      </p>
      {places.map(({ name, path, within }) => (
        <SuggestionOption key={path} name={`place${path.replaceAll('/', '-')}`} to={path}>
          <span>
            {name}
            {within !== undefined && (
              <>
                {' '}
                <span className={styles.within}>{within}</span>
              </>
            )}
          </span>
        </SuggestionOption>
      ))}
    </div>
  )
}
