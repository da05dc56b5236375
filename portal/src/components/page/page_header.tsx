import './page_header.css'
import type { ReactNode } from 'react'
import { useTitle } from './title'

/** The head of a signed-in screen: what it is, one line about it, and its main acts. */
export function PageHeader({
  title,
  children,
  actions,
  tab,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
  tab?: string
}) {
  useTitle(tab ?? title)
  return (
    <div className="c-page-head">
      <div>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="c-page-head-end">{actions}</div>}
    </div>
  )
}

/** A part of a screen with its own heading. */
export function Section({
  title,
  children,
  actions,
  note,
  id,
}: {
  title?: string
  children: ReactNode
  actions?: ReactNode
  note?: ReactNode
  id?: string
}) {
  return (
    <section className="c-section" id={id} aria-label={title}>
      {(title || actions) && (
        <header>
          <div>
            {title && <h2>{title}</h2>}
            {note && <p>{note}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
