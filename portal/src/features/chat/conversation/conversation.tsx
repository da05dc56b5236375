import { useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useSession } from '../../../app/session/session'
import { Failed } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { ListSkeleton } from '../../../components/page/skeletons'
import { About } from './about'
import { AnswererDialog, ReportDialog } from './dialogs'
import {
  chatPath,
  otherSide,
  readConversation,
  type Conversation,
  type Message,
} from '../chat_data'
import { Composer } from './composer'
import type { History } from './history'
import { typistsOf, useHistory } from './use_history'
import { HistoryList } from './history_list'
import { isYoung } from './message/message_acts'
import { FoundMessages } from './search_messages'
import { ConversationHead, type Looking } from './window/conversation_head'
import { useArranging } from './window/use_arranging'
import { useSeen } from './window/use_seen'

/** A conversation: what it is about, its messages, and where one writes. */
export function ConversationWindow({ id, me }: { id: string; me: string }) {
  const [params] = useSearchParams()
  const shown = useQuery({ ...readConversation(id), retry: false })
  const one = shown.data?.data
  const history = useHistory(id, me, params.get('message'))
  useSeen(id, me, history)
  const status = shown.error?.status ?? (history.state === 'failed' ? history.failure?.status : 0)
  if (status === 404 || status === 403) return <NotYours />
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
  return <OpenConversation one={one} me={me} history={history} />
}

function NotYours() {
  const { userType } = useSession()
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
}

/** What is written, changed and looked for in a conversation that has come. */
function OpenConversation({
  one,
  me,
  history,
}: {
  one: Conversation
  me: string
  history: History
}) {
  const id = one._id
  const [params, setParams] = useSearchParams()
  const arranging = useArranging(id)
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [editing, setEditing] = useState<Message | null>(null)
  const [reporting, setReporting] = useState<Message | null>(null)
  const [handing, setHanding] = useState(false)
  const [looking, setLooking] = useState<Looking>(null)
  const composer = useRef<HTMLTextAreaElement>(null)
  // what was unread when it was opened stays marked while it is open
  const [unreadFrom] = useState(() => (one.unread > 0 ? Number(one.seenId) : null))
  const write = (set: (message: Message) => void) => (message: Message) => {
    set(message)
    composer.current?.focus()
  }
  const { name } = otherSide(one, me)
  return (
    <section className="chat-window" aria-label={t`Messages with ${{ name }}`}>
      <ConversationHead
        {...{ one, me, looking, arranging }}
        onLook={setLooking}
        onHand={() => setHanding(true)}
      />
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
        {...{ history, one, me, unreadFrom }}
        onLeave={() => composer.current?.focus()}
        onReply={write(setReplyTo)}
        onEdit={write(setEditing)}
        onReport={setReporting}
      />
      <div className="chat-composer">
        <Typing names={typistsOf(history, one.users)} />
        {one.closed ? (
          <Closed closed={one.closed} onUnblock={() => void arranging.block(false)} />
        ) : (
          <Composer
            {...{ id, me, history, name, replyTo, editing }}
            field={composer}
            onDone={() => {
              setReplyTo(null)
              setEditing(null)
            }}
            onEditLast={() => {
              const own = lastOwn(history, me)
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

/** The last message of one's own that may still be changed. */
const lastOwn = (history: History, me: string) =>
  history.messages.findLast(
    (message) => message.sender?._id === me && isYoung(message) && !message.isDeleted
  )

function Typing({ names }: { names: string[] }) {
  return (
    <div>
      <div className="chat-typing" role="status">
        {names.length > 0 &&
          (names.length > 1
            ? t`${{ names: names.join(t` and `) }} are typing…`
            : t`${{ name: names[0] }} is typing…`)}
      </div>
    </div>
  )
}

function Closed({
  closed,
  onUnblock,
}: {
  closed: NonNullable<Conversation['closed']>
  onUnblock: () => void
}) {
  return (
    <div className="chat-closed" role="status">
      {closed.message}.{' '}
      {closed.reason === 'mine' && (
        <button type="button" className="c-link" onClick={onUnblock}>
          {t`Unblock`}
        </button>
      )}
    </div>
  )
}
