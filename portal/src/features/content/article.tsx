import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Prose } from '../../components/prose'

/** The way back to the list that a page is of. */
export const Crumb = ({ to, label }: { to: string; label: string }) => (
  <nav className="c-crumbs" aria-label={t`Breadcrumb`} style={{ paddingTop: 0 }}>
    <Link to={to}>{label}</Link>
  </nav>
)

/** A written page: its text, and beside it what it is made of and other pages. */
export function Article({
  crumb,
  title,
  lead,
  facts,
  before,
  body,
  headings,
  after,
  side,
}: {
  crumb?: ReactNode
  title: string
  lead?: string | null
  facts?: ReactNode
  before?: ReactNode
  body: string
  headings: { id: string; text: string }[]
  after?: ReactNode
  side?: ReactNode
}) {
  const parts = headings.length > 2
  return (
    <div className="c-page c-topic c-written">
      <article>
        {crumb}
        <h1>{title}</h1>
        {lead && <p className="c-written-lead">{lead}</p>}
        {facts && <p className="c-written-facts">{facts}</p>}
        {before}
        <Prose html={body} />
        {after}
      </article>
      {(parts || side) && (
        <aside className="c-written-side" aria-label={t`Beside this page`}>
          {parts && (
            <nav aria-labelledby="parts">
              <h2 id="parts">{t`On this page`}</h2>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {side}
        </aside>
      )}
    </div>
  )
}
