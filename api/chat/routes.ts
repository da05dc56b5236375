import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAccount } from '#api/http/limiters'
import { chatPace } from '#api/chat/chat_facts'

const { Conversations } = controllers.chat.conversations
const { Messages } = controllers.chat.messages
const { Friends } = controllers.chat.people
const { IncomingMails } = controllers.chat.byMail
const { MessageReports } = controllers.chat.reports

const searches = perAccount('chat-searches', chatPace.searches)
const changes = perAccount('chat-changes', chatPace.changes)

router
  .group(() => {
    router.get('/friends/online-friends', [Friends, 'online'])
    router.get('/friends/get-friends', [Friends, 'index'])
    router.get('/friends/search', [Friends, 'search']).use(searches)

    router.get('/conversation/get-conversations', [Conversations, 'index'])
    router.get('/conversation/unread', [Conversations, 'unread'])
    router.post('/conversation/create-open-conversation', [Conversations, 'store']).use(changes)
    router.get('/conversation/:id', [Conversations, 'show'])
    router.get('/conversation/:id/about', [Conversations, 'about'])
    router
      .post('/conversation/:id/typing', [Conversations, 'typing'])
      .use(perAccount('typing', chatPace.typing))
    router.put('/conversation/:id/seen', [Conversations, 'seen'])
    router.put('/conversation/:id/arrange', [Conversations, 'arrange']).use(changes)
    router.put('/conversation/:id/block', [Conversations, 'block']).use(changes)
    router.put('/conversation/:id/answerer', [Conversations, 'handOver']).use(changes)

    router.get('/message/get-messages/:id', [Messages, 'index'])
    router.get('/message/search/:id', [Messages, 'search']).use(searches)
    router.get('/message/pinned/:id', [Messages, 'pinned'])
    router
      .post('/message/send-message', [Messages, 'store'])
      .use(perAccount('messages', chatPace.messages))
    router
      .post('/message/upload', [Messages, 'upload'])
      .use(perAccount('chat-uploads', chatPace.uploads))
    router.put('/message/:id', [Messages, 'update']).use(changes)
    router.delete('/message/:id', [Messages, 'destroy']).use(changes)
    router.put('/message/:id/reaction', [Messages, 'react']).use(changes)
    router.put('/message/:id/pin', [Messages, 'pin']).use(changes)
    router.post('/message/:id/report', [Messages, 'report']).use(changes)
  })
  .prefix('/api/v1')
  .use(access.user('chat'))

router
  .get('/api/v1/admin/message-reports/:id/before', [MessageReports, 'before'])
  .use(access.admin('decide_reports'))

router
  .post('/api/v1/webhooks/incoming-mail', [IncomingMails, 'store'])
  .use(access.open('the mail provider signs its calls'))
