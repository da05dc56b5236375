import type { ReactNode } from 'react'
import { useTitle } from '../../components/page/title'

/** The narrow card of the sign-in screens. */
export function AccountCard({
  title,
  note,
  children,
  foot,
  wide,
}: {
  title: string
  note?: ReactNode
  children?: ReactNode
  foot?: ReactNode
  wide?: boolean
}) {
  useTitle(title)
  return (
    <div className="c-account" data-wide={wide || undefined}>
      <div className="c-account-card">
        <h1>{title}</h1>
        {note && <p className="dim">{note}</p>}
        {children}
      </div>
      {foot && <p className="c-account-foot dim">{foot}</p>}
    </div>
  )
}
