import './conversation/search_messages.css'
import { useState } from 'react'
import { Button, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { IconLifebuoy } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { readPages, rowsOf } from '../../app/read'
import { useSession } from '../../app/session/session'
import { Dialog } from '../../components/dialog'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { ChatFace } from './conversation_list'
import { chatPath, nameOf, openConversation } from './chat_data'

/** Whom one may write to, those who are here now first; support is always there. */
export function FindPeople({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { userType } = useSession()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const list = useInfiniteQuery(
    readPages('GET', search ? '/friends/search' : '/friends/get-friends', {
      query: { search, limit: 20 },
    })
  )
  const found = rowsOf(list)
  const rows = [
    ...found.filter((one) => one.activityStatus === 'online'),
    ...found.filter((one) => one.activityStatus !== 'online'),
  ]
  const [opening, setOpening] = useState(false)
  async function open(body: Parameters<typeof openConversation>[1]) {
    setOpening(true)
    try {
      const id = await openConversation(client, body)
      onClose()
      navigate(chatPath(userType, id))
    } catch {
      setOpening(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t`New conversation`}>
      <Stack gap="sm">
        <TextInput
          label={t`To`}
          placeholder={t`A name`}
          data-autofocus
          data-closes-on-escape
          value={typed}
          maxLength={chatLimits.search.max}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <GrowingList
          list={list}
          what={t`The people you may write to`}
          rows={rows}
          pending={<ListSkeleton rows={3} height={52} />}
          empty={
            <EmptyState title={search ? t`Nobody is called “${search}”` : t`Nobody yet`}>
              {userType === 'client'
                ? t`You can write to your colleagues, to applicants, and to those who shared their contact with you.`
                : t`You can write to companies that you applied to, and to those you shared your contact with.`}
            </EmptyState>
          }
        >
          <div className="chat-found" style={{ border: 0, padding: 0 }}>
            <ul aria-label={t`People`}>
              {rows.map((one) => (
                <li key={one._id}>
                  <button
                    type="button"
                    disabled={opening}
                    style={{ display: 'flex', gap: 12, alignItems: 'center' }}
                    onClick={() => void open({ receiver_id: Number(one._id) })}
                  >
                    <ChatFace
                      name={nameOf(one)}
                      image={one.userImage}
                      here={one.activityStatus === 'online'}
                    />
                    <span>
                      <strong>{nameOf(one)}</strong>
                      <br />
                      <span className="dim">{one.companyName ?? one.headline}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </GrowingList>
        <Button
          variant="default"
          leftSection={<IconLifebuoy size={18} stroke={1.5} />}
          loading={opening}
          onClick={() => void open({ support: true })}
        >
          {t`Write to support`}
        </Button>
      </Stack>
    </Dialog>
  )
}
