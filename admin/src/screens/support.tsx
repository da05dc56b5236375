import { Title } from 'react-admin'
import {
  Box,
  Button,
  Card,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { UNREAD_MOST } from '#api/chat/chat_facts'
import { Failed } from '../failed'
import { askerOf, nameOf, useQuestions, type Conversation } from '../support/support_data'
import { Talk } from '../support/talk'

/** What people ask the platform, and the answers: the conversations left, the open one right. */
export default function Support() {
  const { id } = useParams()
  const { list, rows } = useQuestions()
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title="Support" />
      <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
        Support
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '320px 1fr' } }}>
        <Card variant="outlined" sx={{ display: { xs: id ? 'none' : 'block', md: 'block' } }}>
          {list.error && !rows ? (
            <Failed what="The questions" error={list.error} onAgain={list.refetch} />
          ) : !rows ? (
            <LinearProgress aria-label="The questions load" />
          ) : rows.length === 0 ? (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>
              Nobody has asked anything yet. Questions come from “Write to support” in the portal.
            </Typography>
          ) : (
            <>
              <List aria-label="Questions" disablePadding>
                {rows.map((one) => (
                  <ListItem key={one._id} disablePadding>
                    <ListItemButton
                      component={Link}
                      to={`/support/${one._id}`}
                      selected={one._id === id}
                    >
                      <ListItemText
                        primary={`${nameOf(askerOf(one))}${unreadOf(one)}`}
                        secondary={lastWords(one)}
                        slotProps={{
                          primary: { sx: { fontWeight: one.unread > 0 ? 650 : 400 } },
                          secondary: { noWrap: true },
                        }}
                      />
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
          <Typography sx={{ p: 2, color: 'text.secondary' }}>
            Choose a question to answer it.
          </Typography>
        )}
      </Box>
    </Box>
  )
}

const unreadOf = ({ unread }: Conversation) =>
  unread > 0 ? ` (${unread < UNREAD_MOST ? unread : `${UNREAD_MOST - 1}+`} unread)` : ''

function lastWords({ latestMessage: last }: Conversation) {
  if (!last) return 'Nothing written yet'
  return last.isDeleted ? 'Message deleted' : last.text.slice(0, 80) || 'File'
}
