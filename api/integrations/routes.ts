import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAccount } from '#api/http/limiters'

const { ApiKeys } = controllers.integrations.keys
const { Assistants } = controllers.integrations.assistants
const { CareersDomain, CareersSettings } = controllers.integrations.careers
const { Webhooks } = controllers.integrations.webhooks

router
  .group(() => {
    router.get('/api-keys', [ApiKeys, 'index'])
    router.post('/api-keys', [ApiKeys, 'store']).use(perAccount('api-keys', 30))
    router.delete('/api-keys/:id', [ApiKeys, 'destroy'])
    router.get('/careers-page', [CareersSettings, 'show'])
    router.put('/careers-page', [CareersSettings, 'update'])
    router.get('/careers-domain', [CareersDomain, 'show'])
    router.put('/careers-domain', [CareersDomain, 'update']).use(perAccount('careers-domain', 30))
    router.delete('/careers-domain', [CareersDomain, 'destroy'])
    router
      .post('/careers-domain/check', [CareersDomain, 'check'])
      .use(perAccount('careers-checks', 20))
    router.get('/webhooks', [Webhooks, 'index'])
    router.post('/webhooks', [Webhooks, 'store']).use(perAccount('webhooks', 30))
    router.put('/webhooks/:id', [Webhooks, 'update']).use(perAccount('webhook-changes', 60))
    router.delete('/webhooks/:id', [Webhooks, 'destroy'])
    router.post('/webhooks/:id/secret', [Webhooks, 'rotate'])
    router.post('/webhooks/:id/ping', [Webhooks, 'ping']).use(perAccount('webhook-pings', 20))
    router.get('/webhooks/:id/messages', [Webhooks, 'messages'])
    router
      .post('/webhook-messages/:id/resend', [Webhooks, 'resend'])
      .use(perAccount('webhook-resends', 60))
  })
  .prefix('/api/v1/client')
  .use(access.client('integrations'))

router
  .get('/api/v1/careers-hosts', [CareersDomain, 'ask'])
  .use(access.open('a proxy asks whether a host may have a certificate'))

router
  .group(() => {
    router.post('/mcp', [Assistants, 'handle'])
    router.get('/mcp', [Assistants, 'none']).as('assistants.stream')
    router.delete('/mcp', [Assistants, 'none']).as('assistants.end')
  })
  .prefix('/api/v1')
  .use([access.client('see_company', 'company:read'), perAccount('assistants', 240)])
