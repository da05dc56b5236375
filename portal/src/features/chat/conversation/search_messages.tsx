import './search_messages.css'
import { useState } from 'react'
import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { api } from '../../../app/api'
import { read, readKey } from '../../../app/read'
import { NotYet } from '../../../components/page/fetched'
import { ShowMore } from '../../../components/lists/show_more'
import { ListSkeleton } from '../../../components/page/skeletons'
import { When } from '../../../components/when'

/** Messages with certain words, or those that were pinned; a click leads to their place. */
export function FoundMessages({
  id,
  kind,
  onClose,
  onJump,
}: {
  id: string
  kind: 'search' | 'pinned'
  onClose: () => void
  onJump: (messageId: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const enough = search.length >= chatLimits.search.min
  const hits = useInfiniteQuery({
    queryKey: readKey('GET', '/message/search/:id', { params: { id }, query: { search } }),
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/message/search/:id', {
        params: { id },
        query: { search, limit: 50, before },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.before ?? undefined,
    enabled: kind === 'search' && enough,
  })
  const pins = useQuery({
    ...read('GET', '/message/pinned/:id', { params: { id } }),
    enabled: kind === 'pinned',
    staleTime: 0,
  })
  const list = kind === 'search' ? hits : pins
  const rows =
    (kind === 'search' ? hits.data?.pages.flatMap((page) => page.data) : pins.data?.data) ?? []
  return (
    <div
      className="chat-found"
      role="search"
      aria-label={kind === 'search' ? t`Search in this conversation` : t`Pinned messages`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Group gap="xs" wrap="nowrap">
        {kind === 'search' ? (
          <TextInput
            aria-label={t`Text in messages`}
            placeholder={t`Text in messages`}
            autoFocus
            value={typed}
            maxLength={chatLimits.search.max}
            onChange={(event) => setTyped(event.currentTarget.value)}
            style={{ flex: 1 }}
          />
        ) : (
          <Text fw={550} style={{ flex: 1 }}>
            {t`Pinned messages`}
          </Text>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t`Close the search`}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
      {(kind === 'pinned' || enough) &&
        (list.data === undefined ? (
          <NotYet read={list} what={t`The messages`}>
            <ListSkeleton rows={2} height={40} />
          </NotYet>
        ) : rows.length === 0 ? (
          <Text size="sm" c="dimmed" mt="xs" role="status">
            {kind === 'search'
              ? t`No message here contains “${search}”`
              : t`Nothing is pinned; pin a message from its menu to find it here`}
          </Text>
        ) : (
          <>
            <ul aria-label={t`Messages found`}>
              {rows.map((message) => (
                <li key={message._id}>
                  <button type="button" onClick={() => onJump(message._id)}>
                    <strong>{message.sender?.fName ?? t`A former member`}</strong>{' '}
                    <span className="dim">
                      <When at={message.createdAt} />
                    </span>
                    <br />
                    {message.text ? (
                      <Excerpt text={message.text} search={kind === 'search' ? search : ''} />
                    ) : (
                      message.attachments[0]?.fileName
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {kind === 'search' && <ShowMore list={hits} />}
          </>
        ))}
    </div>
  )
}

/** The words around the hit, which is marked. */
function Excerpt({ text, search }: { text: string; search: string }) {
  const at = search ? text.toLowerCase().indexOf(search.toLowerCase()) : -1
  const from = Math.max(0, at - 40)
  const until = from + 160
  const [before, hit] = at < 0 ? [until, until] : [at, at + search.length]
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, before)}
      {at >= 0 && <mark>{text.slice(before, hit)}</mark>}
      {text.slice(hit, until)}
      {text.length > until && '…'}
    </>
  )
}
