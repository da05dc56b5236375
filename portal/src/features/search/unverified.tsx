import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { read } from '../../app/read'
import { count } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
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
      <PageHeader title="Search developers" />
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
            ? 'The number of developers could not be read'
            : atLeast === undefined
              ? 'Counting developers'
              : atLeast === 0
                ? `Fewer than ${COUNT_STEP} developers fit`
                : `${count(atLeast, 'developer')} or more fit`
        }
        action={
          found.isError ? (
            <Button variant="default" onClick={() => void found.refetch()}>
              Try again
            </Button>
          ) : (
            <Button component={Link} to="/client/company">
              {company?.verification === 'pending'
                ? 'Open the company profile'
                : 'Have your company verified'}
            </Button>
          )
        }
      >
        {company?.verification === 'pending'
          ? 'We are checking your company. Once it is verified you see who they are, and can ask for their contact.'
          : 'Once your company is verified you see who they are, and can ask for their contact.'}
        {missing.length > 0 && ` Still missing: ${missing.join(', ')}.`}
      </EmptyState>
    </>
  )
}
