import './search.css'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { SideDialog } from '../../components/dialog'
import { NotOpen } from '../../components/page/not_open'
import { PageHeader } from '../../components/page/page_header'
import { Coming } from '../../components/page/skeletons'
import { useAccess } from '../../app/session/access'
import { nameOf, ContactDialog } from '../talent'
import { chipsOf } from './chips'
import type { Developer } from './developers'
import { FacetPanel } from './facets'
import { SavedFilters } from './saved_filters'
import { FilterSheet } from './screen/filter_sheet'
import { Results } from './screen/results'
import { SearchControls } from './screen/search_controls'
import { useProfileActs, type ProfileActs } from './screen/use_profile_acts'
import { useResultKeys } from './screen/use_result_keys'
import { useSearch } from './screen/use_search'
import { useTaxonNames } from './screen/use_taxon_names'
import { Chips } from './search_bar'
import { Selected } from './selected'
import { Unverified } from './unverified'

/** /client/search: facets, results and the selected profile side by side; every filter is in the address. */
export default function SearchScreen() {
  const access = useAccess('search')
  const mayCount = useAccess('count_developers')?.allowed ?? false
  const search = useSearch(access?.allowed ?? false)
  const { filter, setFilter, facets, selected, threePanes, asTable } = search
  const names = useTaxonNames(facets)
  // their button takes a row of its own on a phone
  const saved = useQuery({
    ...read('GET', '/client/saved-filters'),
    enabled: access?.allowed === true,
  })
  const chips = chipsOf(filter, names.nameOf)
  const acts = useProfileActs()
  const [sheet, setSheet] = useState(false)
  const { results, searchField } = useResultKeys(search, acts)
  const panel = (
    <FacetPanel
      {...{ filter, facets, ...names }}
      failed={search.list.isError && !facets}
      onChange={setFilter}
    />
  )
  if (access && !access.allowed && mayCount)
    return <Unverified filter={filter} chips={chips} onChange={setFilter} />
  if (access && !access.allowed) return <NotOpen title={t`Search developers`} access={access} />
  return (
    <>
      <PageHeader
        title={t`Search developers`}
        actions={
          access?.allowed && (
            <SavedFilters filter={filter} mayKeep={acts.maySave} onUse={setFilter} />
          )
        }
      />
      {saved.isPending && <Coming />}
      <SearchControls
        search={search}
        field={searchField}
        chosen={chips.length}
        onFilters={() => setSheet(true)}
      />
      <Chips chips={chips} onChange={setFilter} />
      <div className="se-panes" data-table={asTable || undefined}>
        <aside className="se-left" aria-label={t`Filters`}>
          {panel}
        </aside>
        <Results {...{ search, acts, results, nameOf: names.nameOf }} />
        {threePanes && !asTable && (
          <aside className="se-right" aria-label={t`Selected profile`}>
            {selected && <SelectedProfile key={selected._id} one={selected} acts={acts} />}
          </aside>
        )}
      </div>
      {sheet && (
        <FilterSheet total={search.total} onClose={() => setSheet(false)}>
          {panel}
        </FilterSheet>
      )}
      {!threePanes && search.chosen && selected && (
        <SideDialog onClose={search.close} position="right" size="lg" title={nameOf(selected)}>
          <SelectedProfile one={selected} acts={acts} />
        </SideDialog>
      )}
      {acts.asking && <ContactDialog card={acts.asking} onDone={() => acts.setAsking(undefined)} />}
    </>
  )
}

function SelectedProfile({ one, acts }: { one: Developer; acts: ProfileActs }) {
  return (
    <Selected
      one={one}
      onAsk={acts.mayAsk ? () => acts.setAsking(one) : undefined}
      onSave={acts.maySave ? () => acts.save(one) : undefined}
    />
  )
}
