import { Link } from 'react-router-dom'
import { textParts } from './text-parts.ts'
import styles from './comments.module.scss'

/** The words of a comment, never markup; each line in its own direction. */
export const CommentText = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <p id={id} className={styles.text} dir="auto">
    {textParts(text, window.location.origin).map((part, index) => {
      if ('to' in part && part.to !== undefined)
        return (
          <Link key={index} to={part.to}>
            {part.text}
          </Link>
        )
      if ('href' in part && part.href !== undefined)
        return (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        )
      return part.text
    })}
  </p>
)
