import './selectable_card.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Checkbox } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { useKeys } from '../../keys'
import { useLongPress, type useSelection } from './selection'

export type Selection = ReturnType<typeof useSelection>

const OWN = 'a, button, input, textarea, label, [role="menu"]'

/** A card of a list in which rows are selected: by its box, by Shift and a click, on a phone by a long press and then by taps. */
export function SelectableCard({
  id,
  name,
  selection,
  className,
  children,
  ...rest
}: {
  id: string
  name: string
  /** Nothing where nothing can be done with several. */
  selection?: Selection
  children: ReactNode
} & ComponentProps<'li'>) {
  const { wasLong, ...press } = useLongPress(() => selection?.toggle(id))
  if (!selection)
    return (
      <li className={className} {...rest}>
        {children}
      </li>
    )
  const isSelected = selection.selected.includes(id)
  const isSelecting = selection.selected.length > 0
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    if (target.closest('.c-card-box')) return
    const { pointerType } = event.nativeEvent as PointerEvent
    const isTap = pointerType === 'touch' && isSelecting
    const isRange = event.shiftKey && !target.closest(OWN)
    if (!wasLong() && !isTap && !isRange) return
    event.preventDefault()
    event.stopPropagation()
    if (isRange) window.getSelection()?.removeAllRanges()
    if (!wasLong()) selection.toggle(id, { range: isRange })
  }
  return (
    <li
      {...rest}
      className={`${className} c-pickable`}
      data-card={id}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
      {...press}
      onClickCapture={onClick}
    >
      <Checkbox
        className="c-card-box"
        size="xs"
        aria-label={t`Select ${name}`}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, {
            range: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          })
        }
      />
      {children}
    </li>
  )
}

/** X selects the card with the focus, or the one that is pointed at; Shift X all up to it; Escape lets all go. */
export function useCardKeys(selection: Selection | undefined, { card = 'data-card' } = {}) {
  const pick = (range: boolean) => {
    const here =
      document.activeElement?.closest(`[${card}]`) ?? document.querySelector(`[${card}]:hover`)
    const id = here?.getAttribute(card)
    if (!id || !selection) return false
    selection.toggle(id, { range })
  }
  useKeys(
    {
      x: ({ shiftKey }) => pick(shiftKey),
      escape: () => (selection?.selected.length ? selection.select([]) : false),
    },
    {
      onChoices: true,
      rest: !selection,
      told: { 'X': t`Select the card`, 'Shift X': t`Select up to here` },
    }
  )
}
