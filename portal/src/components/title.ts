import { useEffect } from 'react'

/** The page's title in the tab; the server writes the first one. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title === 'Candor' ? title : `${title} · Candor`
  }, [title])
}
