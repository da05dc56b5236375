import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { PAGE_MOST } from '#api/http/paging_facts'
import { jobFlow } from '#api/jobs/job_flow'
import { POOL_TITLE, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { read } from '../../app/read'
import { Section } from '../../components/page/page_header'
import type { Keep, OneImport } from './import_types'

/** The job of people who come without one; kept at once. */
export function WithoutJob({ one: { job }, keep }: { one: OneImport; keep: Keep }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed === job?.jobTitle ? '' : typed, 250)
  const jobs = useQuery(
    read('POST', '/client/get-posted-jobs', {
      body: search ? { search } : {},
      query: { limit: PAGE_MOST },
    })
  )
  const found = (jobs.data?.data ?? []).filter(
    ({ status }) => !jobFlow.over.some((state) => state === status)
  )
  const choices = new Map([...(job ? [job] : []), ...found].map((each) => [each._id, each]))
  return (
    <Section
      title={t`People who come without a job`}
      note={t`In the pool they stay for ${UNCLAIMED_DAYS} days unless they claim their profile; in a job they are applicants like any other. After a change, check again.`}
    >
      <Select
        label={t`Put them into`}
        maw={420}
        placeholder={t`The pool (“${POOL_TITLE}”)`}
        clearable
        searchable
        disabled={keep.busy}
        data={[...choices.values()].map(({ _id: value, jobTitle }) => ({ value, label: jobTitle }))}
        value={job?._id ?? null}
        onSearchChange={setTyped}
        onChange={(jobId) => void keep.send({ jobId })}
      />
    </Section>
  )
}
