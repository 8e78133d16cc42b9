import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { isPressed } from '../../keys/pressed.ts'
import { SteadyButton } from '../../steady-button.tsx'
import styles from './editors.module.scss'

interface Props {
  readonly items: readonly string[]
  readonly isReadOnly: boolean
  /** What a row is called by the buttons beside it. */
  readonly nameOf: (item: string, index: number) => string
  readonly renderRow: (item: string, index: number) => ReactNode
  readonly onChange: (items: readonly string[]) => void
}

/** Rows in an order of her own: by the buttons beside each, or Alt with an arrow key anywhere in a row. */
export const Rows = ({ items, isReadOnly, nameOf, renderRow, onChange }: Props) => {
  const t = useTranslate()
  const ref = useRef<HTMLUListElement>(null)
  const focusRow = (index: number, control: string): void =>
    void setTimeout(() => {
      // Behind the last row is what adds one.
      const row = ref.current?.children[index] ?? ref.current?.parentElement
      const wanted = row?.querySelector<HTMLElement>(control) ?? row?.querySelector<HTMLElement>('button, select')
      wanted?.focus()
    })
  const move = (index: number, step: number, control: string): void => {
    const target = index + step
    if (isReadOnly || target < 0 || target >= items.length) return
    onChange(swapped(items, index, target))
    focusRow(target, control)
  }
  const remove = (index: number): void => {
    onChange(items.filter((_, each) => each !== index))
    focusRow(Math.min(index, items.length - 2), 'input')
  }
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = isPressed('itemUp', event) ? -1 : isPressed('itemDown', event) ? 1 : undefined
    if (step === undefined) return
    event.preventDefault()
    move(index, step, 'input')
  }
  return (
    <ul className={styles.rows} ref={ref}>
      {items.map((item, index) => (
        // Two rows may say the same.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li key={index} onKeyDown={(event) => onKeyDown(event, index)}>
          {renderRow(item, index)}
          {!isReadOnly && (
            <>
              <RowButton
                sign="↑"
                words={t('compose.panel.moveUp', { name: nameOf(item, index) })}
                isOff={index === 0}
                onPress={() => move(index, -1, '[data-sign="↑"]')}
              />
              <RowButton
                sign="↓"
                words={t('compose.panel.moveDown', { name: nameOf(item, index) })}
                isOff={index === items.length - 1}
                onPress={() => move(index, 1, '[data-sign="↓"]')}
              />
              <RowButton sign="✕" words={t('compose.panel.removeRow', { name: nameOf(item, index) })} onPress={() => remove(index)} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RowButtonProps {
  readonly sign: string
  readonly words: string
  readonly isOff?: boolean
  readonly onPress: () => void
}

const RowButton = ({ sign, words, isOff = false, onPress }: RowButtonProps) => (
  <SteadyButton data-sign={sign} aria-label={words} title={words} isOff={isOff} onClick={onPress}>
    {sign}
  </SteadyButton>
)

const swapped = (items: readonly string[], one: number, other: number): readonly string[] =>
  items.map((item, index) => (index === one ? items[other] : index === other ? items[one] : item) ?? item)
