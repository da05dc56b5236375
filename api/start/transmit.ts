// Who may listen to which channel of the live stream. A channel without a line here is closed to everyone.
import transmit from '@adonisjs/transmit/services/main'
import { personMay } from '#api/notifications/stream/channels'
import { mayFollow } from '#api/companies/access/may_follow'
import { mayHearColleagues } from '#api/companies/access/tell_colleagues'
import { mayHear } from '#api/chat/chat_access'
import { keepPresence } from '#api/chat/people/presence'
import { mayWatchBoard } from '#api/applications/stages/live_board'

transmit.authorize<{ id: string }>(
  'users/:id',
  personMay((user, id) => user.id === id && mayFollow(user))
)
transmit.authorize<{ id: string }>('companies/:id', personMay(mayHearColleagues))
transmit.authorize<{ id: string }>('jobs/:id', personMay(mayWatchBoard))
transmit.authorize<{ id: string }>('conversations/:id', personMay(mayHear))

// whose stream is open is here
transmit.on('connect', ({ context }) => keepPresence(context.auth.user!.id))
