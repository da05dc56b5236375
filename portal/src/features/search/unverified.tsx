import { missingWords } from '../company'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page/page_header'
import { COUNT_STEP } from '#api/talent/talent_facts'
import type { Chip } from './chips'
import type { Filter } from './filter'
import { Chips, SearchBox } from './search_bar'

/** Before a company is verified: what is missing for it, and how many developers its search would find. */
export function Unverified({
  filter,
  chips,
  onChange,
}: {
  filter: Filter
  chips: Chip[]
  onChange: (filter: Filter) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const company = useQuery(read('GET', '/company-profile')).data?.data
  const found = useQuery({
    ...read('POST', '/client/search-count', { body: filter }),
    placeholderData: keepPreviousData,
  })
  const missing = company?.missingForVerification ?? []
  const atLeast = found.data?.data.atLeast
  return (
    <>
      <PageHeader title={t`Search developers`} />
      <div className="se-bar">
        <SearchBox
          ref_={box}
          value={filter.search ?? ''}
          onSearch={(search) => {
            const { search: _, ...rest } = filter
            onChange(search ? { ...rest, search } : rest)
          }}
        />
      </div>
      <Chips chips={chips} onChange={onChange} />
      <EmptyState
        title={
          found.isError
            ? t`The number of developers could not be read`
            : atLeast === undefined
              ? t`Counting developers`
              : atLeast === 0
                ? t`Fewer than ${COUNT_STEP} developers fit`
                : t`${plural(atLeast, { one: '# developer', other: '# developers' })} or more fit`
        }
        action={
          found.isError ? (
            <Button variant="default" onClick={() => void found.refetch()}>
              {t`Try again`}
            </Button>
          ) : (
            <Button component={Link} to="/client/company">
              {company?.verification === 'pending'
                ? t`Open the company profile`
                : t`Have your company verified`}
            </Button>
          )
        }
      >
        {company?.verification === 'pending'
          ? t`We are checking your company. Once it is verified you see who they are, and can ask for their contact.`
          : t`Once your company is verified you see who they are, and can ask for their contact.`}
        {missing.length > 0 && t` Still missing: ${{ missing: missingWords(missing) }}.`}
      </EmptyState>
    </>
  )
}
