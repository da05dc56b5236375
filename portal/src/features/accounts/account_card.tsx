import './account_card.css'
import '../../app/look/styles_rest'
import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
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

/** Where a card that ends here leads on to. */
export const WayOn = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} size="md" fullWidth>
    {children}
  </Button>
)

/** Only a path of our own may follow a sign-in. */
export function ownPath(next: string | null): string | null {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null
  return new URL(next, location.origin).origin === location.origin ? next : null
}
