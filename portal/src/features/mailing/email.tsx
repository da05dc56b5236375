import '../../app/look/client.css'
import './mailing.css'
import { Tabs } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccess } from '../../app/access'
import { PageHeader } from '../../components/page_header'
import { Integrations } from './integrations'
import { Sequences } from './sequences'
import { Signatures } from './signatures'
import { SentMails } from './sent_mails'
import { Templates } from './templates'

/** /client/email, /client/sequences, /client/templates, /client/signatures, /client/integrations: what was written, and what is written with. */
export default function Email() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const maySend = useAccess('send_mail')?.allowed ?? false
  const mayTemplates = useAccess('mail_templates')?.allowed ?? false
  const mayOwn = useAccess('mailbox')?.allowed ?? false
  const tabs = [
    ...(maySend ? [['email', 'Sent'] as const] : []),
    ...(maySend ? [['sequences', 'Sequences'] as const] : []),
    ...(mayTemplates ? [['templates', 'Templates'] as const] : []),
    ...(mayOwn
      ? [['signatures', 'Signatures'] as const, ['integrations', 'Linked accounts'] as const]
      : []),
  ]
  const asked = pathname.split('/')[2]
  const tab = tabs.find(([value]) => value === asked)?.[0] ?? tabs[0]?.[0]
  return (
    <>
      <PageHeader title="E-mail">
        Write to applicants and unlocked developers from their profile or their list.
      </PageHeader>
      <Tabs
        className="cl-tabs"
        value={tab ?? null}
        onChange={(value) => value && navigate(`/client/${value}`)}
        mb="lg"
      >
        <Tabs.List aria-label="E-mail">
          {tabs.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {tab === 'email' && <SentMails />}
      {tab === 'sequences' && <Sequences />}
      {tab === 'templates' && <Templates />}
      {tab === 'signatures' && <Signatures />}
      {tab === 'integrations' && <Integrations />}
    </>
  )
}
