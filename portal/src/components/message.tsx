import type { ReactNode } from 'react'

/** A short page in the middle: an error, a sent state, a dead end with a way on. */
export function Message({
  title,
  children,
  action,
  mark,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  mark?: ReactNode
}) {
  return (
    <div className="c-message">
      {mark && (
        <div className="c-message-mark" aria-hidden="true">
          {mark}
        </div>
      )}
      <h1>{title}</h1>
      {children && <div className="dim">{children}</div>}
      {action && <div className="c-message-action">{action}</div>}
    </div>
  )
}

/** A list or section without content; it offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}) {
  return (
    <div className="c-empty">
      {icon && (
        <div className="c-empty-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <strong>{title}</strong>
      {children && <p className="dim">{children}</p>}
      {action}
    </div>
  )
}
