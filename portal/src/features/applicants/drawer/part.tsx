import './part.css'
import type { ReactNode } from 'react'
import { Group } from '@mantine/core'

/** A part of the drawer with its heading. */
export const Part = ({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action?: ReactNode
}) => (
  <section className="ap-part" aria-label={title}>
    <Group justify="space-between" align="baseline" wrap="nowrap">
      <h3>{title}</h3>
      {action}
    </Group>
    {children}
  </section>
)
