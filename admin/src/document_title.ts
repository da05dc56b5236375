import { useEffect } from 'react'

/** The name of the screen in the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Candor console` : 'Candor console'
  }, [title])
}
