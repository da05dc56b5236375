import { MultiSelect } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'

/** Colleagues who take part in an interview; those who are named stay readable though they left the team. */
export function TeamPicker({
  value,
  onChange,
  named = [],
  nobody,
  ...rest
}: {
  value: string[]
  onChange: (userIds: string[]) => void
  named?: readonly { userId?: string; fName: string; lName: string }[]
  /** Who it is while nobody is named. */
  nobody: string
  description: string
  error?: string
}) {
  const team = useQuery(
    read('GET', '/client/company-all-active-user', { query: { limit: PAGE_MOST } })
  )
  const people = new Map<string, string>()
  for (const one of named) if (one.userId) people.set(one.userId, `${one.fName} ${one.lName}`)
  for (const one of team.data?.data ?? []) people.set(one._id, `${one.fName} ${one.lName}`)
  return (
    <MultiSelect
      label={t`Interviewers`}
      placeholder={value.length ? undefined : nobody}
      searchable
      maxValues={8}
      data={[...people].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
      {...rest}
    />
  )
}
