import { Title } from 'react-admin'
import {
  Box,
  Button,
  Card,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  Typography,
} from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { UNREAD_MOST } from '#api/chat/chat_facts'
import { Failed } from '../failed'
import { ForRole } from '../for_role'
import {
  askerOf,
  nameOf,
  useHeardQuestions,
  useQuestions,
  type Conversation,
} from '../support/support_data'
import { Talk } from '../support/talk'
import { When } from '../values/when'

/** What people ask the platform, for who answers. */
export default function Support() {
  return (
    <ForRole right="answer_support" title="Support">
      <Questions />
    </ForRole>
  )
}

/** The conversations left, the open one right. */
function Questions() {
  const { id } = useParams()
  const { list, rows } = useQuestions()
  useHeardQuestions()
  return (
    <Box sx={{ mt: 1.5 }}>
      <Title title="Support" />
      <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
        Support
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          gridTemplateRows: 'minmax(0, 1fr)',
          height: rows?.length === 0 ? 'auto' : { md: 'max(420px, calc(100dvh - 150px))' },
        }}
      >
        <Card sx={{ display: { xs: id ? 'none' : 'block', md: 'block' }, overflowY: 'auto' }}>
          {list.error && !rows ? (
            <Failed what="The questions" error={list.error} onAgain={list.refetch} />
          ) : !rows ? (
            <LinearProgress aria-label="The questions load" />
          ) : rows.length === 0 ? (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>
              No questions yet. They come from “Write to support” in the portal.
            </Typography>
          ) : (
            <>
              <List aria-label="Questions" disablePadding>
                {rows.map((one) => (
                  <ListItem key={one._id} disablePadding divider>
                    <ListItemButton
                      component={Link}
                      to={`/support/${one._id}`}
                      selected={one._id === id}
                    >
                      <Question of={one} />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
              {list.hasNextPage && (
                <Button
                  fullWidth
                  disabled={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
            </>
          )}
        </Card>
        {rows?.length === 0 && !id ? null : id ? (
          <Talk key={id} id={id} one={rows?.find(({ _id }) => _id === id)} />
        ) : (
          <Card sx={{ display: { xs: 'none', md: 'grid' }, placeItems: 'center' }}>
            <Typography sx={{ color: 'text.secondary' }}>
              Choose a question to read and answer it.
            </Typography>
          </Card>
        )}
      </Box>
    </Box>
  )
}

/** Who asks, since when nothing was written, and the last words; whether somebody answers decides what is read first. */
function Question({ of: one }: { of: Conversation }) {
  const { unread, latestMessage: last, answererId, closed } = one
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography noWrap sx={{ flex: 1, fontWeight: unread > 0 ? 650 : 500 }}>
          {nameOf(askerOf(one))}
        </Typography>
        {last && (
          <Box component="span" sx={{ fontSize: 13, color: dim }}>
            <When at={last.createdAt} />
          </Box>
        )}
      </Box>
      <Typography noWrap sx={{ color: dim }}>
        {lastWords(one)}
      </Typography>
      {!closed && (unread > 0 || !answererId) && (
        <Box sx={{ display: 'flex', gap: 1.5, fontSize: 13, fontWeight: 500 }}>
          {unread > 0 && <span>{unreadOf(unread)}</span>}
          {!answererId && (
            <Box component="span" sx={{ color: 'warning.main' }}>
              Unassigned
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

const dim = 'text.secondary'
const unreadOf = (unread: number) =>
  `${unread < UNREAD_MOST ? unread : `${UNREAD_MOST - 1}+`} unread`

function lastWords({ latestMessage: last }: Conversation) {
  if (!last) return 'Nothing written yet'
  return last.isDeleted ? 'Message deleted' : last.text.slice(0, 80) || 'File'
}
