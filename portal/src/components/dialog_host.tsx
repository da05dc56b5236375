import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Draws a dialog, given what closes it. */
type Drawn = (close: () => void) => ReactNode

const Open = createContext<((dialog: Drawn) => void) | undefined>(undefined)

/**
 * Holds dialogs above the rows that they are about: a row moves or goes when somebody else acts on it, and what is being
 * typed about it stays, to be refused in words. Another page closes them.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState<Drawn>()
  const { pathname } = useLocation()
  const open = useCallback((dialog: Drawn) => setDrawn(() => dialog), [])
  const close = useCallback(() => setDrawn(undefined), [])
  useEffect(close, [close, pathname])
  return (
    <Open value={open}>
      {children}
      {drawn?.(close)}
    </Open>
  )
}

/** Opens a dialog that outlasts the row that it is opened from. */
export function useOpenDialog() {
  const open = useContext(Open)
  if (!open) throw new Error('There is no DialogHost around this')
  return open
}
