import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useWrite } from '../../components/forms/write'
import type { GridColumn } from '../../components/lists/grid/grid'
import { GridDesk, useGridDesk } from '../../components/lists/grid/grid_desk'
import type { Selection } from '../../components/lists/grid/selectable_card'
import { mailAct, nameOf, personColumns, useSaving } from '../talent'
import type { Developer } from './developers'
import { Why } from './why'

/** What a search found, to work in: as a table, or as cards. */
export function SearchGrid({
  rows,
  total,
  found,
  sort,
  maySave,
  onSort,
  cards,
}: {
  rows: Developer[]
  total?: number
  /** How many there are, in words. */
  found: ReactNode
  sort: string
  maySave: boolean
  onSort: (sort: string) => void
  cards?: (selection?: Selection) => ReactNode
}) {
  const navigate = useNavigate()
  const save = useSaving()
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
  const desk = useGridDesk('search', columns, rows)
  const { chosen } = desk
  const all = useWrite(async (people: Developer[], kept: boolean) => {
    for (const one of people) await save(one, kept)
    desk.clear()
  })
  const unsaved = chosen.filter((one) => !one.is_saved_profile)
  const saved = chosen.filter((one) => one.is_saved_profile)
  const unlocked = chosen.filter(({ isUnlocked }) => isUnlocked)
  return (
    <GridDesk
      desk={desk}
      label={t`Developers`}
      found={found}
      apart={['id']}
      rowName={nameOf}
      total={total}
      sort={sort}
      onSort={onSort}
      onOpen={({ _id }) => void navigate(`/client/candidates/${_id}`)}
      mayChoose={maySave}
      cards={cards}
      chosenLabel={t`Selected developers`}
      acts={[
        ...mailAct(
          unlocked,
          t`E-mail ${plural({ developers: unlocked.length }, { one: '# developer', other: '# developers' })}`
        ),
        ...(unsaved.length > 0
          ? [
              {
                id: 'save',
                label: t`Save ${plural({ developers: unsaved.length }, { one: '# developer', other: '# developers' })}`,
                busy: all.busy,
                run: () => void all.send(unsaved, true),
              },
            ]
          : []),
        ...(saved.length > 0
          ? [
              {
                id: 'unsave',
                label: t`Remove ${plural({ developers: saved.length }, { one: '# developer', other: '# developers' })} from saved`,
                busy: all.busy,
                run: () => void all.send(saved, false),
              },
            ]
          : []),
      ]}
    />
  )
}
