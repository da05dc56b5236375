import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { SavedBoard } from './use_saved'

/** The lists of the team, each with how many it holds. */
export function SavedLists({ board, onNew }: { board: SavedBoard; onNew: () => void }) {
  const { set, mayChange, listId, lists, all } = board
  const pick = (list: string | null) => set({ list })
  return (
    <nav aria-label={t`Lists`} className="ta-lists c-sideways">
      <ListLink to={null} name={t`All profiles`} number={all} now={!listId} onPick={pick} />
      {lists?.map((one) => (
        <ListLink
          key={one._id}
          to={one._id}
          name={one.name}
          number={one.profilesCount}
          now={one._id === listId}
          onPick={pick}
        />
      ))}
      {mayChange && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={onNew}
        >
          {t`New list`}
        </Button>
      )}
    </nav>
  )
}

function ListLink({
  to,
  name,
  number,
  now,
  onPick,
}: {
  to: string | null
  name: string
  number?: number
  now: boolean
  onPick: (list: string | null) => void
}) {
  return (
    <button type="button" aria-current={now || undefined} onClick={() => onPick(to)}>
      <span>{name}</span>
      <small>{number}</small>
    </button>
  )
}
