import './mailing.css'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { PageHeader } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
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
    ...(maySend
      ? [
          { value: 'email', label: t`Sent` },
          { value: 'sequences', label: t`Sequences` },
        ]
      : []),
    ...(mayTemplates ? [{ value: 'templates', label: t`Templates` }] : []),
    ...(mayOwn
      ? [
          { value: 'signatures', label: t`Signatures` },
          { value: 'integrations', label: t`Linked accounts` },
        ]
      : []),
  ]
  const asked = pathname.split('/')[2]
  const tab = (tabs.find(({ value }) => value === asked) ?? tabs[0])?.value ?? ''
  return (
    <>
      <PageHeader title={t`E-mail`}>
        {t`Write to applicants and unlocked developers from their profile or their list.`}
      </PageHeader>
      <PageTabs
        label={t`E-mail`}
        tabs={tabs}
        value={tab}
        onChange={(value) => navigate(`/client/${value}`)}
      >
        {tab === 'email' && <SentMails />}
        {tab === 'sequences' && <Sequences />}
        {tab === 'templates' && <Templates />}
        {tab === 'signatures' && <Signatures />}
        {tab === 'integrations' && <Integrations />}
      </PageTabs>
    </>
  )
}
