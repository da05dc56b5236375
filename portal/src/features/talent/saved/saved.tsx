import '../../../components/lists/cards.css'
import './saved.css'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Failed } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { NotOpen } from '../../../components/page/not_open'
import { PageHeader } from '../../../components/page/page_header'
import { Coming } from '../../../components/page/skeletons'
import { useAccess } from '../../../app/session/access'
import { ListDialog } from './list_dialog'
import { SavedBar } from './saved_bar'
import { SavedLists } from './saved_lists'
import { SavedProfiles } from './saved_profiles'
import type { List } from './saved_row'
import { TopShortlist, useTop } from './top_shortlist'
import { useSaved } from './use_saved'

/** /client/saved: the profiles the team keeps, by list, with notes; the four to look at first on top. */
export default function SavedScreen() {
  const access = useAccess('search')
  if (access && !access.allowed) return <NotOpen title={t`Saved profiles`} access={access} />
  return <Board />
}

function Board() {
  const board = useSaved()
  const { reading, all, listId, search, lists, tops } = board
  const [editing, setEditing] = useState<List | 'new'>()
  const changeTop = useTop()
  if (reading.error && reading.data === undefined)
    return (
      <>
        <PageHeader title={t`Saved profiles`} />
        <Failed read={reading} what={t`The saved profiles`} />
      </>
    )
  if (all === 0 && !listId && !search && lists?.length === 0) return <NobodySaved />
  return (
    <>
      <PageHeader
        title={t`Saved profiles`}
        actions={
          <Button
            component={Link}
            to="/client/search"
            variant="default"
            leftSection={<IconSearch size={18} stroke={1.5} />}
          >
            {t`Search developers`}
          </Button>
        }
      >
        {all === undefined
          ? t`Your team sees the same lists.`
          : t`${plural(all, { one: '# profile', other: '# profiles' })} for your team.`}
      </PageHeader>
      {board.topsCome && <Coming />}
      {tops.length > 0 && (
        <TopShortlist
          tops={tops}
          mayChange={board.mayChange}
          onOrder={(ids) => void changeTop(ids)}
        />
      )}
      <div className="ta-saved">
        <SavedLists board={board} onNew={() => setEditing('new')} />
        <div className="ta-saved-main">
          <SavedBar board={board} onEdit={setEditing} />
          <SavedProfiles board={board} />
        </div>
      </div>
      {editing && (
        <ListDialog
          list={editing === 'new' ? undefined : editing}
          onDone={(removed) => {
            setEditing(undefined)
            if (removed) board.set({ list: null })
          }}
        />
      )}
    </>
  )
}

function NobodySaved() {
  return (
    <>
      <PageHeader title={t`Saved profiles`} />
      <EmptyState
        title={t`Nobody saved yet`}
        icon={<Spot name="people" />}
        action={
          <Button component={Link} to="/client/search">
            {t`Search developers`}
          </Button>
        }
      >
        {t`Save the people you may want to talk to. Your whole team sees them here.`}
      </EmptyState>
    </>
  )
}
