import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { END, type History } from '../history'

const NEAR = 600

type Anchor = { id: string; top: number } | null

/** What the reader looks at stays where it is while messages come in above and below. */
export function useReadingPlace(history: History) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  // the first message in view and how far it is from the top, before the list changes
  const anchor = useRef<Anchor>(null)
  const [away, setAway] = useState(false)
  const { state } = history

  function look() {
    const field = box.current
    if (!field) return
    const left = field.scrollHeight - field.scrollTop - field.clientHeight
    atEnd.current = left < 40 && !history.after
    history.look(atEnd.current)
    setAway(left > 400 || history.after !== null)
    anchor.current = anchorOf(field)
    if (field.scrollTop < NEAR) void history.more('before')
    if (left < NEAR) void history.more('after')
  }

  useLayoutEffect(() => {
    const field = box.current
    if (!field || state !== 'ready') return
    const { target } = history
    const isReached = target ? scrollTo(field, target) : false
    if (isReached) history.reached()
    if (isReached && target !== END) atEnd.current = false
    if (!target && atEnd.current) field.scrollTop = field.scrollHeight
    else if (!target && anchor.current) holdPlace(field, anchor.current)
    look()
  }, [history.version, state])

  // a picture that arrives, or a smaller window, must not push the end out of view
  useEffect(() => {
    const field = box.current
    if (!field) return
    const keep = new ResizeObserver(() => {
      if (atEnd.current) field.scrollTop = field.scrollHeight
    })
    keep.observe(field)
    if (field.firstElementChild) keep.observe(field.firstElementChild)
    return () => keep.disconnect()
  }, [state])

  return { box, away, look }
}

/** The first message in view, and how far it is from the top. */
function anchorOf(field: HTMLElement): Anchor {
  const top = field.getBoundingClientRect().top
  const seen = [...field.querySelectorAll<HTMLElement>('[data-id]')].find(
    (item) => item.getBoundingClientRect().bottom > top
  )
  return seen ? { id: seen.dataset.id!, top: seen.getBoundingClientRect().top - top } : null
}

/** Brings a message, or the end, into view; false where it is not there. */
function scrollTo(field: HTMLElement, target: string) {
  if (target === END) {
    field.scrollTop = field.scrollHeight
    return true
  }
  const item = field.querySelector<HTMLElement>(`[data-id="${target}"]`)
  item?.scrollIntoView({ block: 'center' })
  item?.focus({ preventScroll: true })
  return item !== null
}

function holdPlace(field: HTMLElement, anchor: NonNullable<Anchor>) {
  const item = field.querySelector<HTMLElement>(`[data-id="${anchor.id}"]`)
  if (item)
    field.scrollTop +=
      item.getBoundingClientRect().top - field.getBoundingClientRect().top - anchor.top
}

/** The arrow keys walk from message to message, from the last one first; Tab leads to what can be done with one. */
export function walkMessages(event: KeyboardEvent<HTMLElement>, onLeave: () => void) {
  const box = event.currentTarget
  const items = [...box.querySelectorAll<HTMLElement>('[data-id]')]
  const at = items.indexOf(event.target as HTMLElement)
  if (at < 0 && event.target !== box) return
  if (event.key === 'Escape') return onLeave()
  const to: Record<string, number> = {
    ArrowUp: at < 0 ? items.length - 1 : Math.max(0, at - 1),
    ArrowDown: at < 0 ? items.length - 1 : at + 1,
    Home: 0,
    End: items.length - 1,
  }
  if (!(event.key in to) || !items[to[event.key]]) return
  event.preventDefault()
  items[to[event.key]].focus()
}
