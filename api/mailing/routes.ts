import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, perAccount } from '#api/http/limiters'

const { MailTemplates } = controllers.mailing.templates
const { MailSignatures } = controllers.mailing.signatures
const { Integrations } = controllers.mailing.linked
const { CalendarBusy } = controllers.mailing.calendars
const { MailDrafts } = controllers.mailing.drafts
const { FollowUps, MailSequences } = controllers.mailing.sequences
const { SentMails } = controllers.mailing.sending

router
  .group(() => {
    router.get('/email-templates', [MailTemplates, 'index'])
    router.post('/email-templates', [MailTemplates, 'store'])
    router.put('/email-templates/:id', [MailTemplates, 'update'])
    router.delete('/email-templates/:id', [MailTemplates, 'destroy'])
  })
  .prefix('/api/v1/client')
  .use(access.client('mail_templates'))

router
  .group(() => {
    router.get('/mail-drafts', [MailDrafts, 'index'])
    router.get('/mail-drafts/:id', [MailDrafts, 'show'])
    router.delete('/mail-drafts/:id', [MailDrafts, 'destroy'])
    router.get('/signatures', [MailSignatures, 'index'])
    router.post('/signatures', [MailSignatures, 'store'])
    router.put('/signatures/:id', [MailSignatures, 'update'])
    router.delete('/signatures/:id', [MailSignatures, 'destroy'])
  })
  .prefix('/api/v1/client')
  .use(access.client('mailbox'))

router
  .group(() => {
    router.post('/mail-sequences', [MailSequences, 'store'])
    router.put('/mail-sequences/:id', [MailSequences, 'update'])
    router.delete('/mail-sequences/:id', [MailSequences, 'destroy'])
  })
  .prefix('/api/v1/client')
  .use(access.client('mail_templates'))

router
  .group(() => {
    router.get('/mail-sequences', [MailSequences, 'index'])
    router
      .post('/mail-sequences/:id/preview', [FollowUps, 'preview'])
      .use([perAccount('mail-previews', 240), heavy])
    router
      .post('/mail-sequences/:id/start', [FollowUps, 'store'])
      .use([perAccount('company-mails', 60), heavy])
    router.get('/mail-follow-ups', [FollowUps, 'index'])
    router.post('/mail-follow-ups/:id/pause', [FollowUps, 'pause'])
    router.post('/mail-follow-ups/:id/resume', [FollowUps, 'resume'])
    router.post('/mail-follow-ups/:id/stop', [FollowUps, 'stop'])
  })
  .prefix('/api/v1/client')
  .use(access.client('send_mail'))

router
  .group(() => {
    router.get('/email-history', [SentMails, 'index'])
    router.post('/send-email', [SentMails, 'store']).use([perAccount('company-mails', 60), heavy])
    router
      .post('/send-email/preview', [SentMails, 'preview'])
      .use([perAccount('mail-previews', 240), heavy])
    router.post('/send-email/:id/undo', [SentMails, 'undo'])
  })
  .prefix('/api/v1/client')
  .use(access.client('send_mail'))

router
  .group(() => {
    router.get('/', [Integrations, 'index'])
    router.get('/:provider/redirect', [Integrations, 'redirect']).use(perAccount('links', 60))
    router.get('/:provider/callback', [Integrations, 'callback']).use(perAccount('links', 60))
    router.delete('/:provider', [Integrations, 'destroy'])
  })
  .prefix('/api/v1/client/integrations')
  .use(access.client('mailbox'))

router
  .group(() => {
    router.get('/', [Integrations, 'index']).as('candidate.integrations.index')
    router
      .get('/:provider/redirect', [Integrations, 'redirect'])
      .as('candidate.integrations.redirect')
      .use(perAccount('links', 60))
    router
      .get('/:provider/callback', [Integrations, 'callback'])
      .as('candidate.integrations.callback')
      .use(perAccount('links', 60))
    router.delete('/:provider', [Integrations, 'destroy']).as('candidate.integrations.destroy')
  })
  .prefix('/api/v1/candidate/integrations')
  .use(access.candidate())

router
  .get('/api/v1/client/calendar-busy', [CalendarBusy, 'index'])
  .use(access.client('see_interviews', 'interviews:read'))
  .use(perAccount('calendars', 240))
