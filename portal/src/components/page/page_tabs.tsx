import './page_tabs.css'
import { useEffect, useRef, type ReactNode } from 'react'
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
  const list = useRef<HTMLDivElement>(null)
  // on a phone the chosen one may lie outside of the row
  useEffect(() => {
    const row = list.current!
    const tab = row.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [value])
  return (
    <Tabs className="page-tabs" value={value || null} onChange={choose}>
      <Tabs.List className="c-sideways" ref={list} aria-label={label} mb="lg">
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
