import { useState } from 'react'
import { Badge, Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../../app/api'
import { read, readPages, rowsOf } from '../../../app/read'
import { NotYet, notFound } from '../../../components/page/fetched'
import { Face } from '../../../components/face'
import { useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'
import { ShowMore } from '../../../components/lists/show_more'
import { ListSkeleton } from '../../../components/page/skeletons'

type Blocked = DataOf<'GET', '/candidate/blocked-companies'>[number]

/** Companies that never see the profile; employers are here from the start. */
export function BlockedCompanies() {
  const blocked = useInfiniteQuery(readPages('GET', '/candidate/blocked-companies'))
  const rows = rowsOf(blocked)
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search.trim(), 200)
  const found = useQuery({
    ...read('GET', '/top-companies', { query: { search: wanted, limit: 12 } }),
    enabled: wanted.length > 1,
    placeholderData: (before) => before,
  })
  const refreshes = ['/candidate/blocked-companies']
  const block = useWrite(
    (companyId: string) => api.post('/candidate/blocked-companies', { body: { companyId } }),
    { refreshes }
  )
  const unblock = useWrite(
    (id: string) => api.delete('/candidate/blocked-companies/:id', { params: { id } }),
    { refreshes }
  )
  const choices = (wanted.length > 1 ? (found.data?.data ?? []) : []).filter(
    (company) => !rows.some((row) => row._id === company.companyId)
  )
  return (
    <Section
      title={t`Companies that never see you`}
      note={t`They cannot find you or ask for your contact details, and are not told. Your current and past employers are here from the start.`}
    >
      <Select
        label={t`Block a company`}
        searchable
        placeholder={t`Type its name`}
        nothingFoundMessage={
          wanted.length < 2 ? t`Type two letters` : notFound(found, t`No company by this name`)
        }
        data={choices.map((company) => ({ value: company.companyId, label: company.companyName }))}
        value={null}
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
        maw={420}
        mb="xs"
        onChange={(companyId) => {
          if (companyId) void block.send(companyId)
          setSearch('')
        }}
      />
      {!blocked.data && (
        <NotYet read={blocked} what={t`The blocked companies`}>
          <ListSkeleton rows={2} height={44} />
        </NotYet>
      )}
      {rows.map((row: Blocked) => (
        <div className="c-row" key={row._id}>
          <span className="face-line">
            <Face name={row.companyName} src={row.logo} size={32} square />
            <strong style={{ overflowWrap: 'anywhere' }}>{row.companyName}</strong>
            {row.reason === 'employer' && <Badge color="gray">{t`Employer`}</Badge>}
          </span>
          <Button
            size="xs"
            variant="default"
            aria-label={t`Unblock ${{ companyName: row.companyName }}`}
            loading={unblock.busyWith(row._id)}
            onClick={() => void unblock.send(row._id)}
          >
            {t`Unblock`}
          </Button>
        </div>
      ))}
      <ShowMore list={blocked} />
    </Section>
  )
}
