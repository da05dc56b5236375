import './chat.css'
import { useState } from 'react'
import { Button, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useParams, useSearchParams } from 'react-router-dom'
import { IconPencilPlus } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { useSession } from '../../app/session/session'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { useTitle } from '../../components/page/title'
import { useConversations } from './chat_data'
import { ConversationWindow } from './conversation/conversation'
import { ConversationList } from './conversation_list'
import { FindPeople } from './find_people'

const views = [
  { value: 'all', label: t`All` },
  { value: 'unread', label: t`Unread` },
  { value: 'mine', label: t`Mine` },
]

/** /candidate/chat and /client/chat: conversations left, messages right; on a phone one at a time. */
export default function Chat() {
  useTitle(t`Messages`)
  const { id } = useParams()
  const { user, userType } = useSession()
  const [params, setParams] = useSearchParams()
  const view = params.get('view') ?? 'all'
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [finding, setFinding] = useState(false)
  const list = useConversations({
    search: search || undefined,
    unread: view === 'unread' || undefined,
    mine: view === 'mine' || undefined,
  })
  return (
    <div className="chat" data-open={id ? '' : undefined}>
      {/* a phone shows the open conversation alone, without the list and its heading */}
      {id && <VisuallyHidden component="h1" hiddenFrom="sm">{t`Messages`}</VisuallyHidden>}
      <section className="chat-list" aria-label={t`Conversations`}>
        <div className="chat-list-head">
          <div>
            <h1>{t`Messages`}</h1>
            <Button
              size="xs"
              leftSection={<IconPencilPlus size={18} stroke={1.5} />}
              onClick={() => setFinding(true)}
            >
              {t`New`}
            </Button>
          </div>
          <TextInput
            aria-label={t`Search conversations by name`}
            placeholder={t`Search by name`}
            value={typed}
            maxLength={chatLimits.search.max}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SegmentedControl
            size="xs"
            aria-label={t`Which conversations`}
            data={userType === 'client' ? views : views.slice(0, 2)}
            value={view}
            onChange={(value) =>
              setParams(value === 'all' ? {} : { view: value }, { replace: true })
            }
          />
        </div>
        <ConversationList
          list={list}
          openId={id}
          empty={
            search || view !== 'all' ? (
              <EmptyState icon={<Spot name="messages" />} title={t`No conversation here`}>
                {search
                  ? t`Nobody in these conversations is called “${search}”.`
                  : t`Look at all of them.`}
              </EmptyState>
            ) : (
              <EmptyState
                title={t`No messages yet`}
                icon={<Spot name="messages" />}
                action={<Button onClick={() => setFinding(true)}>{t`Write to somebody`}</Button>}
              >
                {userType === 'client'
                  ? t`Write to applicants and colleagues; what your team is asked appears here too.`
                  : t`Companies that you applied to can write to you here, and you to them.`}
              </EmptyState>
            )
          }
        />
      </section>
      {id && user ? (
        <ConversationWindow key={id} id={id} me={user._id} />
      ) : (
        <section className="chat-window" aria-label={t`Messages`}>
          <EmptyState title={t`No conversation is open`} icon={<Spot name="messages" />}>
            {t`Choose one on the left, or start a new one.`}
          </EmptyState>
        </section>
      )}
      {finding && <FindPeople onClose={() => setFinding(false)} />}
    </div>
  )
}
