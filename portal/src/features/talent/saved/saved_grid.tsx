import '../rows.css'
import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { day } from '../../../components/format'
import { refresh, useWrite } from '../../../components/forms/write'
import type { GridColumn } from '../../../components/lists/grid/grid'
import { GridDesk, useGridDesk } from '../../../components/lists/grid/grid_desk'
import type { Selection } from '../../../components/lists/grid/selectable_card'
import { nameOf } from '../candidate_facts'
import { mailAct, personColumns } from '../person_columns'
import type { List, Saved } from './saved_row'

const refreshes = ['/client/saved-profile-list', '/client/saved-lists', '/client/top-shortlist']

/** The saved profiles to work in: as a table, or as cards. */
export function SavedGrid({
  rows,
  lists,
  total,
  mayChange,
  sort,
  onSort,
  cards,
}: {
  rows: Saved[]
  lists: List[]
  total?: number
  mayChange: boolean
  sort: string
  onSort: (sort: string) => void
  cards?: (selection?: Selection) => ReactNode
}) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const columns: GridColumn<Saved>[] = [
    ...personColumns<Saved>({ experience: ['experience'] }),
    { key: 'list', label: t`List`, usual: true, render: ({ list }) => list?.name ?? '–' },
    {
      key: 'note',
      label: t`Note`,
      render: ({ note }) => <span className="c-grid-clip">{note ?? '–'}</span>,
    },
    {
      key: 'saved',
      label: t`Saved`,
      usual: true,
      align: 'right',
      sorts: ['latest', 'oldest'],
      render: ({ savedAt }) => savedAt && day(savedAt),
    },
  ]
  const desk = useGridDesk('saved', columns, rows)
  const { chosen } = desk
  const all = useWrite(async (said: string, call: (one: Saved) => Promise<unknown>) => {
    for (const one of chosen) await call(one)
    await refresh(client, refreshes)
    notify.success(said)
    desk.clear()
  })
  const unlocked = chosen.filter(({ isUnlocked }) => isUnlocked)
  const some = plural({ count: chosen.length }, { one: '# profile', other: '# profiles' })
  const moveTo = (id: string | null, name: string) => ({
    id: `move-${id}`,
    label: t`Move ${some} to ${name}`,
    menu: { label: t`Move to a list`, item: name },
    busy: all.busy,
    run: () =>
      void all.send(t`${some} moved to ${name}`, ({ _id }) =>
        api.put('/client/saved-profile/:devId', {
          params: { devId: _id },
          body: { list: id },
          notice: 'errors',
        })
      ),
  })
  return (
    <GridDesk
      desk={desk}
      label={t`Saved profiles`}
      rowName={nameOf}
      total={total}
      sort={sort}
      onSort={onSort}
      onOpen={({ _id }) => void navigate(`/client/candidates/${_id}`)}
      mayChoose={mayChange}
      cards={cards}
      chosenLabel={t`Selected profiles`}
      acts={[
        ...mailAct(
          unlocked,
          t`E-mail ${plural({ candidates: unlocked.length }, { one: '# candidate', other: '# candidates' })}`
        ),
        ...lists.map(({ _id, name }) => moveTo(_id, name)),
        ...(chosen.some(({ list }) => list) ? [moveTo(null, t`no list`)] : []),
        {
          id: 'remove',
          label: t`Remove ${some} from saved`,
          harm: true,
          busy: all.busy,
          run: () =>
            void all.send(t`${some} no longer saved`, ({ _id }) =>
              api.put('/client/unsaved-profile/:devId', {
                params: { devId: _id },
                notice: 'errors',
              })
            ),
        },
      ]}
    />
  )
}
