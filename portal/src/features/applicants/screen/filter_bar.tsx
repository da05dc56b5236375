import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { applicantSorts } from '#api/applications/application_facts'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { endings, stageLabel, type ApplicationStatus, type BoardColumn } from '../applicants_data'
import type { ApplicantView } from './use_applicant_view'

type Counts = Record<ApplicationStatus, number>

/** Which of the applicants are shown, in what order, as a board or as a table. */
export function FilterBar({
  shown,
  columns,
  counts,
  phone,
}: {
  shown: ApplicantView
  columns: BoardColumn[]
  counts: Counts
  phone: boolean
}) {
  const { filter, view, set } = shown
  const onSearch = useDebouncedCallback(
    (value: string) => set({ search: value.trim() || null }),
    250
  )
  return (
    <div className="ap-bar c-sideways">
      <TextInput
        aria-label={t`Search by name`}
        placeholder={t`Search by name`}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        key={filter.search ? 'some' : 'none'}
        defaultValue={filter.search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        maxLength={SEARCH_MAX}
        w={{ sm: 240 }}
      />
      <StageSelect {...{ shown, columns, counts }} />
      <Select
        aria-label={t`Order`}
        w={{ sm: 180 }}
        allowDeselect={false}
        value={filter.sort ?? 'latest'}
        onChange={(value) => set({ sort: value === 'latest' ? null : value })}
        data={[...applicantSorts, { value: 'due', label: t`Answer due first` }]}
      />
      <Select
        aria-label={t`Screening score`}
        w={{ sm: 150 }}
        allowDeselect={false}
        value={String(filter.minScore ?? 0)}
        onChange={(value) => set({ score: value === '0' ? null : value })}
        data={[
          { value: '0', label: t`Any score` },
          ...[40, 60, 80].map((score) => ({
            value: String(score),
            label: t`Score ${score} or more`,
          })),
        ]}
      />
      {!phone && (
        <SegmentedControl
          className="ap-bar-end"
          aria-label={t`View`}
          data={[
            { value: 'board', label: t`Board` },
            { value: 'table', label: t`Table` },
          ]}
          value={view === 'table' ? 'table' : 'board'}
          onChange={(value) => set({ view: value === 'table' ? 'table' : null })}
        />
      )}
    </div>
  )
}

/** A stage of the job, or one of the ends, each with how many are in it. */
function StageSelect({
  shown: { filter, set },
  columns,
  counts,
}: {
  shown: ApplicantView
  columns: BoardColumn[]
  counts: Counts
}) {
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  return (
    <Select
      aria-label={t`Stage`}
      w={{ sm: 200 }}
      allowDeselect={false}
      value={filter.stageId ?? filter.status ?? 'all'}
      onChange={(value) => {
        const own = columns.find(({ key }) => key === value)?.stageId ?? null
        set({ stage: own, status: own || value === 'all' ? null : value })
      }}
      data={[
        { value: 'all', label: t`All stages (${total})` },
        ...columns.map(({ key, name, count: number }) => ({
          value: key,
          label: `${name} (${number})`,
        })),
        ...endings
          .filter((one) => counts[one] > 0)
          .map((one) => ({ value: one, label: `${stageLabel(one)} (${counts[one]})` })),
      ]}
    />
  )
}
