import type { ComponentProps, RefObject } from 'react'
import { Group, Kbd, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { GrowingList } from '../../../components/lists/growing_list'
import { ListSkeleton } from '../../../components/page/skeletons'
import type { Filter } from '../filter'
import { Nobody } from '../nobody'
import { Result } from '../result'
import { SearchGrid } from '../search_grid'
import type { ProfileActs } from './use_profile_acts'
import type { Search } from './use_search'

type Results = RefObject<HTMLUListElement | null>

/** Who was found: as a table, or as cards; where nobody was, which filter to loosen. */
export function Results({
  search,
  acts,
  results,
  nameOf,
}: {
  search: Search
  acts: ProfileActs
  results: Results
  nameOf: ComponentProps<typeof Nobody>['nameOf']
}) {
  const { filter, setFilter, list, rows, total, asTable } = search
  // above a table they are in its bar
  const inBar = asTable && rows.length > 0
  return (
    <div className="se-middle">
      {!inBar && (
        <Group justify="space-between" mb="xs" gap="xs">
          <Found search={search} />
          <span className="se-keys" aria-hidden="true">
            <Trans>
              <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> browse <Kbd size="xs">S</Kbd> save{' '}
              <Kbd size="xs">C</Kbd> contact
            </Trans>
          </span>
        </Group>
      )}
      <GrowingList
        list={list}
        what={t`The developers`}
        rows={rows}
        pending={<ListSkeleton height={132} />}
        empty={<Nobody filter={filter} nameOf={nameOf} onChange={setFilter} />}
      >
        <SearchGrid
          rows={rows}
          total={total}
          found=<Found search={search} />
          sort={filter.sort ?? 'relevance'}
          maySave={acts.maySave}
          onSort={(sort) => setFilter({ ...filter, sort: sort as Filter['sort'] })}
          cards={
            asTable ? undefined : (selection) => <Cards {...{ search, acts, results, selection }} />
          }
        />
      </GrowingList>
    </div>
  )
}

function Cards({
  search,
  acts,
  results,
  selection,
}: {
  search: Search
  acts: ProfileActs
  results: Results
  selection: ComponentProps<typeof Result>['selection']
}) {
  const { filter, list, rows, selected } = search
  return (
    <ul className="se-results" ref={results} aria-label={t`Developers`} aria-busy={list.isFetching}>
      {rows.map((one) => (
        <Result
          key={one._id}
          one={one}
          selection={selection}
          filter={filter}
          current={one._id === selected?._id}
          maySave={acts.maySave}
          onPick={() => search.choose(one._id)}
          onSave={() => acts.save(one)}
        />
      ))}
    </ul>
  )
}

/** How many were found. */
function Found({ search: { list, total } }: { search: Search }) {
  return (
    <Text size="sm" aria-live="polite" className="num">
      {list.isError && total === undefined ? null : total === undefined ? (
        t`Searching …`
      ) : (
        <>
          <strong>{plural(total, { one: '# developer', other: '# developers' })}</strong>
          {list.isFetching && !list.isFetchingNextPage && (
            <span className="dim">{t` · searching …`}</span>
          )}
        </>
      )}
    </Text>
  )
}
