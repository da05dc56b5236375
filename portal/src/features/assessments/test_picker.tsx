import { useState } from 'react'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { sendLimits } from '#api/assessments/sends/send_facts'
import type { DataOf } from '../../app/api'
import { read } from '../../app/read'
import { notFound } from '../../components/page/fetched'

export type Offered = DataOf<'GET', '/client/assessments'>[number]

/** Tests to send, found by name: the product's and the company's own. */
export function TestPicker({
  value,
  onChange,
  known,
  onKnow,
  error,
}: {
  value: string[]
  onChange: (ids: string[]) => void
  /** Those seen so far, so that what is chosen keeps its name while another is looked for. */
  known: Map<string, Offered>
  onKnow: (tests: Offered[]) => void
  error?: React.ReactNode
}) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 200)
  const tests = useQuery({
    ...read('GET', '/client/assessments', { query: { search: wanted, limit: 50 } }),
    placeholderData: (before) => before,
  })
  const found = (tests.data?.data ?? []).filter(({ active, lacks }) => active && !lacks)
  const options = [...found, ...value.flatMap((id) => known.get(id) ?? [])]
  const all = [...new Map(options.map((test) => [test._id, test])).values()]
  return (
    <MultiSelect
      label={t`Tests`}
      withAsterisk
      description={t`Up to ${{ max: sendLimits.tests.max }}, taken one after the other`}
      placeholder={value.length ? undefined : t`Type a skill, a stack or the name of a test`}
      searchable
      clearable
      maxValues={sendLimits.tests.max}
      error={error}
      nothingFoundMessage={notFound(tests, t`No test by this name`)}
      data={all.map((test) => ({
        value: test._id,
        label: test.isOwn
          ? t`${{ name: test.name }} · ${{ minutes: test.minutes }} min · yours`
          : t`${{ name: test.name }} · ${{ minutes: test.minutes }} min`,
      }))}
      value={value}
      onChange={(ids) => {
        onKnow(all.filter(({ _id }) => ids.includes(_id)))
        onChange(ids)
      }}
      searchValue={search}
      onSearchChange={setSearch}
    />
  )
}

/** What is known of the tests that were seen, and how long the chosen ones take. */
export function useKnownTests() {
  const [known, setKnown] = useState(new Map<string, Offered>())
  const onKnow = (tests: Offered[]) =>
    setKnown((before) => new Map([...before, ...tests.map((test) => [test._id, test] as const)]))
  const minutes = (ids: string[]) => ids.reduce((sum, id) => sum + (known.get(id)?.minutes ?? 0), 0)
  return { known, onKnow, minutes }
}
