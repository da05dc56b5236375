import { useEffect } from 'react'

// one place writes the title of the tab, so that no two of them undo each other
let named: string | undefined
let mark = ''

function show() {
  named ??= document.title
  const title = mark + named
  if (document.title !== title) document.title = title
}

let at: string | undefined

/** After a walk to another address the focus went with the link, or stays in the menu: it goes to the heading, which is read. */
function arrive() {
  const { pathname } = window.location
  const walked = at !== undefined && at !== pathname
  at = pathname
  const active = document.activeElement
  if (!walked || (active && active !== document.body && !active.closest('.c-side, .c-foot'))) return
  goToHeading(pathname)
}

const TIMES = 40
const PAUSE_MS = 100

/** The heading may come after the title, with what the screen reads first. */
function goToHeading(pathname: string, times = TIMES) {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  } else if (times > 0)
    setTimeout(() => {
      const isHere = window.location.pathname === pathname
      if (isHere && document.activeElement === document.body) goToHeading(pathname, times - 1)
    }, PAUSE_MS)
}

/** The page's title in the tab; the server writes the first one. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    arrive()
    named = title === 'Candor' ? title : `${title} · Candor`
    show()
  }, [title])
}

/** A number before the title of the tab, whatever the screen; 0 shows none. For one caller at a time. */
export function useTabCount(count: number) {
  useEffect(() => {
    mark = count ? `(${count > 99 ? '99+' : count}) ` : ''
    show()
    return () => {
      mark = ''
      show()
    }
  }, [count])
}
