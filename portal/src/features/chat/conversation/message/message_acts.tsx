import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconFlag,
  IconMoodSmile,
  IconPencil,
  IconPin,
  IconTrash,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { CHANGE_MINUTES, reactions } from '#api/chat/chat_facts'
import { api } from '../../../../app/api'
import type { Message } from '../../chat_data'
import type { History } from '../history'
import { ReactionIcon } from '../reaction_icon'

type Reaction = (typeof reactions)[number]['value']
/** What a person does with messages of a conversation, where the conversation has to know of it. */
export type MessageActs = {
  onReply: (message: Message) => void
  onEdit: (message: Message) => void
  onReport: (message: Message) => void
}
type Of = MessageActs & {
  message: Message
  me: string
  /** Nobody may write in the conversation any more. */
  closed: boolean
  changes: Changes
}
type Changes = ReturnType<typeof changesOf>

/** Its sender may still change it. */
export const isYoung = ({ createdAt }: Message) =>
  Date.parse(createdAt) > Date.now() - CHANGE_MINUTES * 60_000

/** Reacting to a message, pinning and deleting it. */
export function changesOf(message: Message, me: string, history: History) {
  const params = { id: message._id }
  const change = (call: Promise<{ data: Message }>) =>
    call.then(({ data }) => history.hear({ type: 'edited', message: data })).catch(() => undefined)
  return {
    react(reaction: Reaction) {
      const on = !message.reactions.find((each) => each.reaction === reaction)?.users.includes(me)
      return change(
        api.put('/message/:id/reaction', { params, body: { reaction, on }, notice: 'errors' })
      )
    },
    pin: () =>
      change(
        api.put('/message/:id/pin', {
          params,
          body: { pinned: !message.isPinned },
          notice: 'errors',
        })
      ),
    remove: () => change(api.delete('/message/:id', { params, notice: 'errors' })),
  }
}

/** The acts beside a message: react, reply, and more in a menu. */
export function ShownActs(of: Of) {
  const { message, closed, onReply, changes } = of
  return (
    <div className="chat-acts" role="group" aria-label={t`What you can do`}>
      {!closed && <ReactMenu onReact={changes.react} />}
      {!closed && (
        <Tooltip label={t`Reply`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t`Reply`}
            onClick={() => onReply(message)}
          >
            <IconArrowBackUp size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
      <MoreMenu {...of} />
    </div>
  )
}

function ReactMenu({ onReact }: { onReact: (reaction: Reaction) => unknown }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t`React`}>
          <IconMoodSmile size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reactions.map(({ value, label }) => (
          <Menu.Item
            key={value}
            leftSection={<ReactionIcon of={value} />}
            onClick={() => void onReact(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function MoreMenu(of: Of) {
  const { message, me, closed, changes, onReport } = of
  const mine = message.sender?._id === me
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t`More actions`}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!closed && (
          <Menu.Item
            leftSection={<IconPin size={18} stroke={1.5} />}
            onClick={() => void changes.pin()}
          >
            {message.isPinned ? t`Unpin` : t`Pin`}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={18} stroke={1.5} />}
          onClick={() => void navigator.clipboard.writeText(message.text)}
        >
          {t`Copy text`}
        </Menu.Item>
        {mine && isYoung(message) && <OwnItems {...of} />}
        {!mine && (
          <Menu.Item
            leftSection={<IconFlag size={18} stroke={1.5} />}
            onClick={() => onReport(message)}
          >
            {t`Report`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What its sender may still do. */
function OwnItems({ message, closed, changes, onEdit }: Of) {
  return (
    <>
      {!closed && (
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={1.5} />}
          onClick={() => onEdit(message)}
        >
          {t`Edit`}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={18} stroke={1.5} />}
        onClick={() => void changes.remove()}
      >
        {t`Delete`}
      </Menu.Item>
    </>
  )
}
