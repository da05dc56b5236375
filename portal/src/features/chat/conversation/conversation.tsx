import { useEffect, useRef, useState } from 'react'
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import {
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconDots,
  IconPin,
  IconPinned,
  IconSearch,
  IconUserShare,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { useSession } from '../../../app/session/session'
import { Failed } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/page/skeletons'
import { About } from './about'
import { AnswererDialog, ReportDialog } from './dialogs'
import {
  chatPath,
  nameOf,
  otherSide,
  readConversation,
  refreshConversations,
  setSeen,
  type Conversation,
  type Message,
} from '../chat_data'
import { Composer } from './composer'
import { ChatFace } from '../conversation_list'
import { isPassing, SEND_MS } from './history'
import { typistsOf, useHistory } from './use_history'
import { HistoryList } from './history_list'
import { isYoung } from './message'
import { FoundMessages } from './search_messages'

const SEE_AGAIN_MS = 3_000

/** A conversation: what it is about, its messages, and where one writes. */
export function ConversationWindow({ id, me }: { id: string; me: string }) {
  const [params, setParams] = useSearchParams()
  const { userType } = useSession()
  const client = useQueryClient()
  const shown = useQuery({ ...readConversation(id), retry: false })
  const one = shown.data?.data
  const history = useHistory(id, me, params.get('message'))
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [editing, setEditing] = useState<Message | null>(null)
  const [reporting, setReporting] = useState<Message | null>(null)
  const [handing, setHanding] = useState(false)
  const [looking, setLooking] = useState<'search' | 'pinned' | null>(null)
  const composer = useRef<HTMLTextAreaElement>(null)
  // what was unread when it was opened stays marked while it is open
  const opened = useRef<number | null>(undefined)
  if (one && opened.current === undefined)
    opened.current = one.unread > 0 ? Number(one.seenId) : null
  const unreadFrom = opened.current ?? null

  // what is in view at the end counts as seen, once the page itself is seen
  const last = history.atEnd ? history.messages.at(-1) : undefined
  const theirs = last && last.sender?._id !== me && !last.seenBy.includes(me)
  useEffect(() => {
    if (!theirs || !last) return
    let again: ReturnType<typeof setTimeout> | undefined
    let over = false
    const see = () => {
      clearTimeout(again)
      if (document.visibilityState !== 'visible') return
      api
        .put('/conversation/:id/seen', {
          params: { id },
          body: { messageId: Number(last._id) },
          notice: 'none',
          signal: AbortSignal.timeout(SEND_MS),
        })
        .then(() => setSeen(client, id))
        .catch((error) => {
          // a mark that is lost with its connection would bring a mail about what was read
          if (!over && isPassing(error)) again = setTimeout(see, SEE_AGAIN_MS)
        })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      over = true
      clearTimeout(again)
      document.removeEventListener('visibilitychange', see)
    }
  }, [id, last?._id, theirs])

  const status = shown.error?.status ?? (history.state === 'failed' ? history.failure?.status : 0)
  if (status === 404 || status === 403)
    return (
      <section className="chat-window" aria-label={t`Messages`}>
        <EmptyState
          title={t`This conversation is not yours to see`}
          action={
            <Button component={Link} to={chatPath(userType)} variant="default">
              {t`Back to your messages`}
            </Button>
          }
        >
          {t`It may have ended: the person withdrew, or you are no longer on the team of this job.`}
        </EmptyState>
      </section>
    )
  if (!one)
    return (
      <section className="chat-window" aria-label={t`Messages`}>
        {shown.isError ? (
          <Failed read={shown} what={t`The conversation`} />
        ) : (
          <ListSkeleton rows={5} height={56} />
        )}
      </section>
    )

  const arrange = async (body: { muted?: boolean; pinned?: boolean }) => {
    await api
      .put('/conversation/:id/arrange', { params: { id }, body, notice: 'errors' })
      .catch(() => undefined)
    await refreshConversations(client)
  }
  const block = async (blocked: boolean) => {
    await api
      .put('/conversation/:id/block', { params: { id }, body: { blocked } })
      .catch(() => undefined)
    await refreshConversations(client)
  }
  const other = otherSide(one, me)
  const isTeam = one.kind === 'company' && userType === 'client'
  const typists = typistsOf(history, one.users)
  return (
    <section className="chat-window" aria-label={t`Messages with ${{ name: other.name }}`}>
      <header className="chat-head">
        <ActionIcon
          component={Link}
          to={chatPath(userType)}
          hiddenFrom="sm"
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t`Back to the conversations`}
        >
          <IconArrowLeft size={20} stroke={1.5} />
        </ActionIcon>
        <ChatFace {...other} />
        <div className="chat-head-who">
          <h2>{other.name}</h2>
          <p>{underName(one, me)}</p>
        </div>
        <Tooltip label={t`Search in this conversation`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            visibleFrom="xs"
            aria-label={t`Search in this conversation`}
            aria-expanded={looking === 'search'}
            onClick={() => setLooking((now) => (now === 'search' ? null : 'search'))}
          >
            <IconSearch size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t`More of this conversation`}
            >
              <IconDots size={20} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              hiddenFrom="xs"
              leftSection={<IconSearch size={18} stroke={1.5} />}
              onClick={() => setLooking('search')}
            >
              {t`Search in this conversation`}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPinned size={18} stroke={1.5} />}
              onClick={() => setLooking('pinned')}
            >
              {t`Pinned messages`}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconPin size={18} stroke={1.5} />}
              onClick={() => void arrange({ pinned: !one.isPinned })}
            >
              {one.isPinned ? t`Unpin the conversation` : t`Pin the conversation`}
            </Menu.Item>
            <Menu.Item
              leftSection={
                one.isMuted ? (
                  <IconBell size={18} stroke={1.5} />
                ) : (
                  <IconBellOff size={18} stroke={1.5} />
                )
              }
              onClick={() => void arrange({ muted: !one.isMuted })}
            >
              {one.isMuted ? t`Unmute` : t`Mute`}
            </Menu.Item>
            {isTeam && (
              <Menu.Item
                leftSection={<IconUserShare size={18} stroke={1.5} />}
                onClick={() => setHanding(true)}
              >
                {t`Hand over`}
              </Menu.Item>
            )}
            {one.kind !== 'support' && one.closed?.reason !== 'blocked' && (
              <Menu.Item
                color={one.closed?.reason === 'mine' ? undefined : 'red'}
                leftSection={<IconBan size={18} stroke={1.5} />}
                onClick={() => void block(one.closed?.reason !== 'mine')}
              >
                {one.closed?.reason === 'mine' ? t`Unblock` : t`Block`}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </header>
      {looking && (
        <FoundMessages
          id={id}
          kind={looking}
          onClose={() => setLooking(null)}
          onJump={(messageId) => {
            // once: the address leads there, and it may change late
            if (params.get('message') === messageId) void history.jumpTo(messageId)
            else setParams({ message: messageId }, { replace: true })
          }}
        />
      )}
      {one.kind === 'company' && <About id={id} me={me} one={one} />}
      <HistoryList
        history={history}
        one={one}
        me={me}
        unreadFrom={unreadFrom}
        onLeave={() => composer.current?.focus()}
        onReply={(message) => {
          setReplyTo(message)
          composer.current?.focus()
        }}
        onEdit={(message) => {
          setEditing(message)
          composer.current?.focus()
        }}
        onReport={setReporting}
      />
      <div className="chat-composer">
        <div>
          <div className="chat-typing" role="status">
            {typists.length > 0 &&
              (typists.length > 1
                ? t`${{ names: typists.join(t` and `) }} are typing…`
                : t`${{ name: typists[0] }} is typing…`)}
          </div>
        </div>
        {one.closed ? (
          <div className="chat-closed" role="status">
            {one.closed.message}.{' '}
            {one.closed.reason === 'mine' && (
              <button type="button" className="c-link" onClick={() => void block(false)}>
                {t`Unblock`}
              </button>
            )}
          </div>
        ) : (
          <Composer
            id={id}
            me={me}
            history={history}
            name={other.name}
            field={composer}
            replyTo={replyTo}
            editing={editing}
            onDone={() => {
              setReplyTo(null)
              setEditing(null)
            }}
            onEditLast={() => {
              const own = history.messages.findLast(
                (message) => message.sender?._id === me && isYoung(message) && !message.isDeleted
              )
              if (own) setEditing(own)
            }}
          />
        )}
      </div>
      {reporting && <ReportDialog message={reporting} onClose={() => setReporting(null)} />}
      {handing && <AnswererDialog one={one} onClose={() => setHanding(false)} />}
    </section>
  )
}

function underName(one: Conversation, me: string) {
  const answerer = one.users.find(({ _id }) => _id === one.answererId)
  if (one.kind === 'company' && one.dev?.userId === me)
    return answerer ? t`${{ nameOf: nameOf(answerer) }} answers` : t`Their hiring team`
  if (one.kind === 'company')
    return [
      answerer
        ? answerer._id === me
          ? t`You answer`
          : t`${{ nameOf: nameOf(answerer) }} answers`
        : t`Nobody answers yet`,
      one.dev?.headline,
    ]
      .filter(Boolean)
      .join(' · ')
  return one.kind === 'support' ? t`The platform’s own people` : t`Colleague`
}
