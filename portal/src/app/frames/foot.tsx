import './foot.css'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** At the foot of a phone: the ways that are gone most often. */
export function Foot({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="c-foot" aria-label={label}>
      {children}
    </nav>
  )
}

/** One of them: an icon with a word below it. */
export function FootLink({
  to,
  word,
  children,
}: {
  to: string
  word: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
      <span>{word}</span>
    </Link>
  )
}
