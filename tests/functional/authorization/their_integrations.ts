import CompanyImport from '#api/imports/models/company_import'
import MailDraft from '#api/mailing/models/mail_draft'
import CareersDomain from '#api/integrations/models/careers_domain'
import Webhook from '#api/integrations/models/webhook'
import WebhookMessage from '#api/integrations/models/webhook_message'
import { givenKey } from '../integrations/given_key.js'
import { mark, type Owners } from './routes_and_mark.js'

/** What a company opened to other programs. */
export async function theirIntegrations({ company, client, application }: Owners) {
  const apiKey = await givenKey(client)
  await apiKey.key.merge({ name: mark }).save()
  const webhook = await Webhook.create({
    companyId: company.id,
    madeBy: client.id,
    name: mark,
    url: `https://example.com/${mark}`,
    events: ['job'],
    signingSecret: mark,
    status: 'active',
    failures: 0,
  })
  const webhookMessage = await WebhookMessage.create({
    webhookId: webhook.id,
    kind: 'job',
    change: mark,
    status: 'failed',
  })
  const draft = await MailDraft.create({
    companyId: company.id,
    userId: client.id,
    applicationId: application.id,
    subject: mark,
    body: `<p>${mark}</p>`,
  })
  const companyImport = await CompanyImport.create({
    companyId: company.id,
    createdBy: client.id,
    system: 'csv',
    status: 'mapping',
    basis: 'consent',
    basisNote: mark,
    files: [],
    stages: {},
    report: {},
  })
  await CareersDomain.create({
    companyId: company.id,
    host: `${mark}.example.org`,
    proof: mark,
    status: 'waiting',
  })
  return { draft, apiKey, webhook, webhookMessage, companyImport }
}
