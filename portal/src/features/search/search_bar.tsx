import { useState, useRef, useEffect } from 'react'
import { TextInput } from '@mantine/core'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Chip } from './chips'
import type { Filter } from './filter'

/** Words are searched for as they are typed; what a filter elsewhere clears is cleared here too. */
export function SearchBox({
  value,
  onSearch,
  ref_,
}: {
  value: string
  onSearch: (search: string) => void
  ref_: React.RefObject<HTMLInputElement | null>
}) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value
      setText(value)
    }
  }, [value])
  const send = useDebouncedCallback((words: string) => {
    sent.current = words.trim()
    onSearch(words.trim())
  }, 180)
  return (
    <TextInput
      ref={ref_}
      className="se-box"
      type="search"
      aria-label={t`Search developers`}
      placeholder={t`Title, skill, employer, school or city, such as “node developer pune”`}
      leftSection={<IconSearch size={18} stroke={1.5} />}
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}

/** The filters that are set, each with a button that takes it off. */
export function Chips({ chips, onChange }: { chips: Chip[]; onChange: (filter: Filter) => void }) {
  if (chips.length === 0) return null
  return (
    <ul className="se-chips" aria-label={t`Filters in use`}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            aria-label={t`Remove filter ${{ label: chip.label }}`}
            onClick={() => onChange(chip.without)}
          >
            {chip.label}
            <IconX size={14} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" data-all onClick={() => onChange({})}>
            {t`Clear all`}
          </button>
        </li>
      )}
    </ul>
  )
}
