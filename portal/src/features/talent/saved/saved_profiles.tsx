import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { GrowingList } from '../../../components/lists/growing_list'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/page/skeletons'
import { Spot } from '../../../components/spot'
import { SavedGrid } from './saved_grid'
import { SavedRow, type Saved } from './saved_row'
import { TOP, useTop } from './top_shortlist'
import type { SavedBoard } from './use_saved'

/** The profiles of a list, as a table or as cards. */
export function SavedProfiles({ board }: { board: SavedBoard }) {
  const { saved, rows, lists = [], total, mayChange, sort, asTable, onSort } = board
  const { inTop, isFull, onTop } = useFour(board)
  return (
    <GrowingList
      list={saved}
      what={t`The saved profiles`}
      rows={rows}
      pending={<ListSkeleton height={120} />}
      empty={<NobodyHere board={board} />}
    >
      <SavedGrid
        {...{ rows, lists, total, mayChange, sort, onSort }}
        cards={
          asTable
            ? undefined
            : (selection) => (
                <ul className="cards">
                  {rows.map((one) => (
                    <SavedRow
                      key={one._id}
                      saved={one}
                      {...{ selection, lists, mayChange }}
                      inTop={inTop(one)}
                      topFull={isFull}
                      onTop={(into) => onTop(one, into)}
                    />
                  ))}
                </ul>
              )
        }
      />
    </GrowingList>
  )
}

/** Putting a profile among the four to look at first, and taking it out. */
function useFour({ tops }: SavedBoard) {
  const changeTop = useTop()
  // the server fills up with those saved last; only chosen ones count against the four
  const chosen = tops.filter(({ topPosition }) => topPosition !== null).map(({ _id }) => _id)
  return {
    inTop: (one: Saved) => chosen.includes(one._id),
    isFull: chosen.length >= TOP,
    onTop: (one: Saved, into: boolean) =>
      void changeTop(into ? [...chosen, one._id] : chosen.filter((id) => id !== one._id)),
  }
}

function NobodyHere({ board: { set, search } }: { board: SavedBoard }) {
  return (
    <EmptyState
      title={search ? t`Nobody by that name` : t`This list is empty`}
      icon={<Spot name={search ? 'search' : 'people'} />}
      action={
        search ? (
          <Button variant="default" onClick={() => set({ list: null, search: null, sort: null })}>
            {t`Show all profiles`}
          </Button>
        ) : (
          <Button component={Link} to="/client/search">
            {t`Search developers`}
          </Button>
        )
      }
    >
      {search
        ? t`No saved profile fits these words.`
        : t`Move profiles here from their menu, or choose the list when you save.`}
    </EmptyState>
  )
}
