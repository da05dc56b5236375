import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { adminMay } from '#api/accounts/admin_rights'
import { CONTEXT_MESSAGES } from '#api/chat/chat_facts'
import { Failed } from '../failed'
import { API, http } from '../http'
import { RowsSkeleton } from '../look/skeletons'
import { nameOf, wordsOf, type Message } from './support_data'
import { When } from '../values/when'

/** What was said before a reported message, read when it is asked for: reading it is written down. */
export default function SaidBefore({ record }: { record: { id: string } }) {
  const { permissions } = usePermissions()
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery<Message[]>({
    queryKey: ['said-before', record.id],
    enabled: isAsked,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      http(`${API}/admin/message-reports/${record.id}/before`, { signal }).then(({ json }) => json),
  })
  if (!adminMay('decide_reports', permissions)) return null
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1 }}>
          What was said before
        </Box>
        {!isAsked ? (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setAsked(true)}>
              Show the last messages
            </Button>
            <Typography sx={{ color: 'text.secondary' }}>
              At most {CONTEXT_MESSAGES}, of both sides. That you read them is kept in the audit
              log.
            </Typography>
          </Box>
        ) : error && !data ? (
          <Failed what="What was said before" error={error} onAgain={refetch} />
        ) : !data ? (
          <RowsSkeleton what="The messages" rows={5} />
        ) : (
          <Said messages={data} />
        )}
      </CardContent>
    </Card>
  )
}

function Said({ messages }: { messages: Message[] }) {
  const list = useRef<HTMLOListElement>(null)
  // the button that asked for them is gone, and with it the focus
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  if (messages.length === 0)
    return (
      <Typography role="status">The reported message was the first of its conversation.</Typography>
    )
  return (
    <Box
      component="ol"
      ref={list}
      tabIndex={-1}
      aria-label="Messages before the reported one"
      sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
    >
      {messages.map((message) => (
        <Box component="li" key={message._id} sx={{ 'maxWidth': '75ch', '& + &': { mt: 1.5 } }}>
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
            <strong>{nameOf(message.sender)}</strong> <When at={message.createdAt} />
          </Typography>
          <Typography
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              ...(message.isDeleted && { color: 'text.secondary', fontStyle: 'italic' }),
            }}
          >
            {wordsOf(message)}
          </Typography>
          {message.attachments.map(({ _id, fileName }) => (
            <Typography key={_id} sx={{ color: 'text.secondary' }}>
              File: {fileName}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}
