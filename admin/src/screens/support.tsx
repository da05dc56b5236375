import { useEffect, useRef, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Box,
  Button,
  Card,
  LinearProgress,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import type { Data } from '#data'
import { chatLimits } from '#api/chat/chat_facts'
import { API, http } from '../http'
import { Failed } from '../failed'
import { When } from '../when'

type Conversation = Data.Chat.Conversations.Conversation
type Message = Data.Chat.Messages.Message

// the console holds no live stream of its own; what is asked of support may wait for seconds
const LOOK_MS = 5_000

const nameOf = (person?: { fName: string; lName: string } | null) =>
  person ? `${person.fName} ${person.lName}`.trim() : 'A former member'

/** Who asked: the one of the people who does not answer for the platform. */
const askerOf = (one: Conversation) =>
  one.users.find(({ _id }) => _id !== one.answererId) ?? one.users[0]

/** What people ask the platform, and the answers: the conversations left, the open one right. */
export default function Support() {
  const { id } = useParams()
  const list = useQuery<Conversation[]>({
    queryKey: ['support'],
    queryFn: ({ signal }) =>
      http(`${API}/conversation/get-conversations?limit=50`, { signal }).then(({ json }) => json),
    refetchInterval: LOOK_MS,
  })
  const rows = list.data ?? []
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="Support" />
      <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
        Support
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '320px 1fr' } }}>
        <Card variant="outlined" sx={{ display: { xs: id ? 'none' : 'block', md: 'block' } }}>
          {list.error && !list.data ? (
            <Failed what="The questions" error={list.error} onAgain={list.refetch} />
          ) : !list.data ? (
            <LinearProgress aria-label="The questions load" />
          ) : rows.length === 0 ? (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>
              Nobody has asked anything yet. Questions come from “Write to support” in the portal.
            </Typography>
          ) : (
            <List aria-label="Questions" disablePadding>
              {rows.map((one) => (
                <ListItemButton
                  key={one._id}
                  component={Link}
                  to={`/support/${one._id}`}
                  selected={one._id === id}
                >
                  <ListItemText
                    primary={`${nameOf(askerOf(one))}${one.unread > 0 ? ` (${one.unread} unread)` : ''}`}
                    secondary={one.latestMessage?.text.slice(0, 80) || 'File'}
                    slotProps={{
                      primary: { sx: { fontWeight: one.unread > 0 ? 650 : 400 } },
                      secondary: { noWrap: true },
                    }}
                  />
                </ListItemButton>
              ))}
            </List>
          )}
        </Card>
        {id ? (
          <Talk key={id} id={id} one={rows.find(({ _id }) => _id === id)} />
        ) : (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            Choose a question to answer it.
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Talk({ id, one }: { id: string; one?: Conversation }) {
  const client = useQueryClient()
  const notify = useNotify()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  // one id for one message, however often it is sent
  const clientId = useRef(crypto.randomUUID())
  const end = useRef<HTMLDivElement>(null)
  const read = useQuery<Message[]>({
    queryKey: ['support', id],
    queryFn: ({ signal }) =>
      http(`${API}/message/get-messages/${id}?limit=100`, { signal }).then(({ json }) => json),
    refetchInterval: LOOK_MS,
  })
  const messages = read.data ?? []
  const last = messages.at(-1)?._id
  useEffect(() => {
    if (!last) return
    end.current?.scrollIntoView({ block: 'nearest' })
    void http(`${API}/conversation/${id}/seen`, {
      method: 'PUT',
      body: JSON.stringify({ messageId: Number(last) }),
    }).then(
      () => client.invalidateQueries({ queryKey: ['support'], exact: true }),
      () => undefined
    )
  }, [id, last])
  async function send() {
    if (!text.trim() || busy) return
    setBusy(true)
    try {
      await http(`${API}/message/send-message`, {
        method: 'POST',
        body: JSON.stringify({ conversation_id: id, text, client_id: clientId.current }),
      })
      clientId.current = crypto.randomUUID()
      setText('')
      await client.invalidateQueries({ queryKey: ['support'] })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography component="h2" variant="h6">
          {one ? nameOf(askerOf(one)) : 'Question'}
        </Typography>
        <Button component={Link} to="/support" size="small" sx={{ display: { md: 'none' } }}>
          All questions
        </Button>
      </Box>
      {read.error && !read.data ? (
        <Failed what="The messages" error={read.error} onAgain={read.refetch} />
      ) : !read.data ? (
        <LinearProgress aria-label="The messages load" />
      ) : (
        <Box
          role="log"
          aria-label="Messages"
          tabIndex={0}
          sx={{ maxHeight: '55vh', overflowY: 'auto' }}
        >
          {messages.map((message) => (
            <Box key={message._id} sx={{ mb: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <strong>{nameOf(message.sender)}</strong> <When at={message.createdAt} />
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {message.isDeleted ? 'This message was deleted' : message.text}
              </Typography>
              {message.attachments.map((file) => (
                <Button key={file._id} href={file.url ?? ''} size="small">
                  {file.fileName}
                </Button>
              ))}
            </Box>
          ))}
          <div ref={end} />
        </Box>
      )}
      {one?.closed ? (
        <Typography role="status">{one.closed.message}</Typography>
      ) : (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          sx={{ display: 'flex', gap: 1, mt: 2, alignItems: 'end' }}
        >
          <TextField
            label="Answer"
            multiline
            fullWidth
            maxRows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: chatLimits.text.max } }}
          />
          <Button type="submit" variant="contained" disabled={busy || !text.trim()}>
            Send
          </Button>
        </Box>
      )}
    </Card>
  )
}
