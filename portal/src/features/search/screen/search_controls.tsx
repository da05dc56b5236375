import type { RefObject } from 'react'
import { Button, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { searchSorts } from '#api/talent/talent_facts'
import { ViewSwitch } from '../../../components/lists/grid/view_switch'
import { filterOf } from '../filter'
import { SearchBox } from '../search_bar'
import type { Search } from './use_search'

/** The words to search for, the order, the look of the results, and on a narrow screen the way to the filters. */
export function SearchControls({
  search,
  field,
  chosen,
  onFilters,
}: {
  search: Search
  field: RefObject<HTMLInputElement | null>
  /** How many filters are set. */
  chosen: number
  onFilters: () => void
}) {
  const { filter, setFilter } = search
  return (
    <div className="se-bar">
      <SearchBox
        ref_={field}
        value={filter.search ?? ''}
        onSearch={(search) => {
          const { search: _, ...rest } = filterOf(new URLSearchParams(window.location.search))
          setFilter(search ? { ...rest, search } : rest)
        }}
      />
      <Select
        aria-label={t`Order`}
        w={180}
        allowDeselect={false}
        data={searchSorts}
        value={filter.sort ?? 'relevance'}
        onChange={(sort) => {
          const { sort: _, ...rest } = filter
          setFilter(sort === 'relevance' ? rest : { ...rest, sort: sort })
        }}
      />
      {search.threePanes && <ViewSwitch asTable={search.asTable} onChange={search.onView} />}
      <Button
        className="se-sheet-button"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
        onClick={onFilters}
      >
        {chosen > 0 ? t`Filters (${{ count: chosen }})` : t`Filters`}
      </Button>
    </div>
  )
}
