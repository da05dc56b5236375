import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useWrite } from '../../components/forms/write'
import { ChosenBar } from '../../components/lists/grid/chosen_bar'
import { Grid, type GridColumn } from '../../components/lists/grid/grid'
import { GridBar } from '../../components/lists/grid/grid_bar'
import { useGridView } from '../../components/lists/grid/grid_view'
import { useSelection } from '../../components/lists/grid/selection'
import { nameOf, personColumns, useSaving } from '../talent'
import type { Developer } from './developers'
import { Why } from './why'

/** What a search found, as a table to work in. */
export function SearchGrid({
  rows,
  total,
  found,
  sort,
  maySave,
  onSort,
}: {
  rows: Developer[]
  total?: number
  /** How many there are, in words. */
  found: ReactNode
  sort: string
  maySave: boolean
  onSort: (sort: string) => void
}) {
  const navigate = useNavigate()
  const save = useSaving()
  const selection = useSelection(rows.map(({ _id }) => _id))
  const chosen = rows.filter(({ _id }) => selection.selected.includes(_id))
  const columns: GridColumn<Developer>[] = [
    ...personColumns<Developer>({ experience: ['experience'] }),
    { key: 'why', label: t`Why`, render: ({ why }) => <Why why={why} short /> },
    {
      key: 'saved',
      label: t`Saved`,
      usual: true,
      render: (one) => (one.is_saved_profile ? t`Saved` : '–'),
    },
  ]
  const view = useGridView('search', columns)
  const all = useWrite(async (people: Developer[], kept: boolean) => {
    for (const one of people) await save(one, kept)
    selection.select([])
  })
  const unsaved = chosen.filter((one) => !one.is_saved_profile)
  const saved = chosen.filter((one) => one.is_saved_profile)
  const unlocked = chosen.filter(({ isUnlocked }) => isUnlocked)
  return (
    <>
      <GridBar name="search" view={view} apart={['id']}>
        {found}
      </GridBar>
      <Grid
        label={t`Developers`}
        columns={columns}
        view={view}
        rows={rows}
        rowId={({ _id }) => _id}
        rowName={nameOf}
        total={total}
        sort={sort}
        onSort={onSort}
        onOpen={({ _id }) => void navigate(`/client/candidates/${_id}`)}
        selection={maySave ? selection : undefined}
      />
      <ChosenBar
        label={t`Selected developers`}
        selected={chosen.length}
        onClear={() => selection.select([])}
        acts={[
          ...(unlocked.length > 0
            ? [
                {
                  id: 'mail',
                  label: t`E-mail ${plural({ developers: unlocked.length }, { one: '# developer', other: '# developers' })}`,
                  to: `/client/email/write?devs=${unlocked.map(({ _id }) => _id).join(',')}`,
                },
              ]
            : []),
          {
            id: 'save',
            label: t`Save ${plural({ developers: unsaved.length }, { one: '# developer', other: '# developers' })}`,
            disabled: !unsaved.length,
            busy: all.busy,
            run: () => void all.send(unsaved, true),
          },
          {
            id: 'unsave',
            label: t`Remove ${plural({ developers: saved.length }, { one: '# developer', other: '# developers' })} from saved`,
            disabled: !saved.length,
            run: () => void all.send(saved, false),
          },
        ]}
      />
    </>
  )
}
