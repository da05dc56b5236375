import { useEffect } from 'react'

// one place writes the title of the tab, so that no two of them undo each other
let named: string | undefined
let mark = ''

function show() {
  named ??= document.title
  const title = mark + named
  if (document.title !== title) document.title = title
}

/** The page's title in the tab; the server writes the first one. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
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
