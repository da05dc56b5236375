import { useEffect, useLayoutEffect, useRef } from 'react'
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { API, http } from '../http'
import { Failed } from '../failed'
import { When } from '../values/when'
import { Answer } from './answer'
import {
  askerOf,
  nameOf,
  QUESTIONS,
  useMessages,
  wordsOf,
  type Conversation,
  type Message,
} from './support_data'

/** Pixels above the end within which a reader follows it. */
const NEAR = 150

/** One conversation with support: what was written, from its end upwards, and where it is answered. */
export function Talk({ id, one }: { id: string; one?: Conversation }) {
  const client = useQueryClient()
  const { read, messages } = useMessages(id)
  const last = messages?.at(-1)?._id
  useEffect(() => {
    if (!last) return
    void http(`${API}/conversation/${id}/seen`, {
      method: 'PUT',
      body: JSON.stringify({ messageId: Number(last) }),
    }).then(
      () => client.invalidateQueries({ queryKey: QUESTIONS, exact: true }),
      () => undefined
    )
  }, [id, last])
  return (
    <Card sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'baseline',
          pb: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="h6">
          {one ? nameOf(askerOf(one)) : 'Question'}
        </Typography>
        {one && <Typography sx={{ color: 'text.secondary' }}>{whoAnswers(one)}</Typography>}
        <Button component={Link} to="/support" size="small" sx={{ display: { md: 'none' } }}>
          All questions
        </Button>
      </Box>
      {read.error && !messages ? (
        <Failed what="The messages" error={read.error} onAgain={read.refetch} />
      ) : !messages ? (
        <LinearProgress aria-label="The messages load" />
      ) : (
        <Log
          askerId={one?.askerId}
          messages={messages}
          loading={read.isFetchingNextPage}
          onOlder={read.hasNextPage ? () => void read.fetchNextPage() : undefined}
        />
      )}
      {one?.closed ? (
        <Typography role="status">{one.closed.message}</Typography>
      ) : (
        <Answer id={id} />
      )}
    </Card>
  )
}

function whoAnswers({ users, answererId }: Conversation) {
  const answerer = users.find(({ _id }) => _id === answererId)
  return answerer ? `${nameOf(answerer)} answers` : 'Nobody has taken this yet'
}

/** The messages, at their end; what is read stays in its place while older ones come above it. */
function Log({
  askerId,
  messages,
  loading,
  onOlder,
}: {
  /** Whose messages are on the left; all are while it is not known. */
  askerId?: string | null
  messages: Message[]
  loading: boolean
  /** None where these are all. */
  onOlder?: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const below = useRef(0)
  const first = messages[0]?._id
  const last = messages.at(-1)?._id
  useLayoutEffect(() => {
    const log = box.current
    if (log) log.scrollTop = log.scrollHeight - below.current
  }, [first])
  useLayoutEffect(() => {
    const log = box.current
    // who reads further up is not pulled away
    if (log && below.current < log.clientHeight + NEAR) log.scrollTop = log.scrollHeight
  }, [last])
  return (
    <Box
      ref={box}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop } }) => {
        below.current = scrollHeight - scrollTop
      }}
      sx={{
        flex: 1,
        minHeight: 0,
        maxHeight: { xs: '55vh', md: 'none' },
        overflowY: 'auto',
        py: 2,
      }}
    >
      {onOlder && (
        <Button size="small" onClick={onOlder} disabled={loading} sx={{ mb: 1 }}>
          Show older messages
        </Button>
      )}
      {messages.map((message) => {
        const isOurs = Boolean(askerId) && message.sender?._id !== askerId
        return (
          <Box
            key={message._id}
            sx={{
              mb: 1.5,
              width: 'fit-content',
              maxWidth: 'min(86%, 640px)',
              ml: isOurs ? 'auto' : 0,
            }}
          >
            <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 0.25 }}>
              <strong>{nameOf(message.sender)}</strong> <When at={message.createdAt} />
            </Typography>
            <Box
              sx={{
                px: 1.5,
                py: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1.5,
                bgcolor: isOurs ? 'action.selected' : 'background.default',
              }}
            >
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {wordsOf(message)}
              </Typography>
              {message.attachments.map((file) => (
                <Button key={file._id} href={file.url ?? ''} size="small">
                  {file.fileName}
                </Button>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
