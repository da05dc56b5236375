import './page_tabs.css'
import type { ReactNode } from 'react'
import { Tabs } from '@mantine/core'

/** The parts of a page as tabs, and the part that is chosen below them. */
export function PageTabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string
  tabs: readonly { value: T; label: string }[]
  /** Empty while it is not known which tabs there are. */
  value: T | ''
  onChange: (value: T) => void
  children: ReactNode
}) {
  const choose = (chosen: string | null) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Tabs className="page-tabs" value={value || null} onChange={choose}>
      <Tabs.List aria-label={label} mb="lg">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {value && <Tabs.Panel value={value}>{children}</Tabs.Panel>}
    </Tabs>
  )
}
