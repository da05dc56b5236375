import './ask.css'
import type { ReactNode } from 'react'

/** One thing that waits for the reader: what, until when or why, and the button that leads to it. */
export const Ask = ({
  title,
  children,
  act,
}: {
  title: string
  children?: ReactNode
  act: ReactNode
}) => (
  <div className="ask">
    <div>
      <strong>{title}</strong>
      {children && <span className="num">{children}</span>}
    </div>
    {act}
  </div>
)
