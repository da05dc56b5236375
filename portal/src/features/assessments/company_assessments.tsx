import { useAddress } from '../../app/address'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { PageHeader } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
import { AttachedTests } from './attached_tests'
import { Credits } from './credits'
import { OwnTests } from './own_tests'
import { SentList } from './sent_list'
import { SentResult } from './sent_result'

/** /client/assessments: what was sent and came back, what jobs send by themselves, own tests, and the credits. */
export default function CompanyAssessments() {
  const [params, go] = useAddress()
  const maySend = useAccess('assessments')?.allowed ?? false
  const maySeeSends = useAccess('see_sends')?.allowed ?? false
  const maySeeCredits = useAccess('see_credits')?.allowed ?? false
  const tabs = [
    ...(maySeeSends
      ? [
          { value: 'sent', label: t`Sent` },
          { value: 'jobs', label: t`By jobs` },
        ]
      : []),
    ...(maySend ? [{ value: 'own', label: t`Your tests` }] : []),
    ...(maySeeCredits ? [{ value: 'credits', label: t`Credits` }] : []),
  ]
  const tab = params.get('tab') ?? tabs[0]?.value ?? 'sent'
  const opened = params.get('send')
  return (
    <>
      <PageHeader
        title={t`Tests`}
        actions={
          maySend && (
            <Button
              component={Link}
              to="/client/assessments/send"
              leftSection={<IconSend size={18} stroke={1.5} />}
            >
              {t`Send tests`}
            </Button>
          )
        }
      >
        {t`What candidates can do, before you decide. A credit is used only once a person starts.`}
      </PageHeader>
      <PageTabs
        label={t`Tests`}
        tabs={tabs}
        value={tab}
        onChange={(value) => go({ tab: value === 'sent' ? null : value, state: null, job: null })}
      >
        {tab === 'sent' && <SentList onOpen={(id) => go({ send: id })} />}
        {tab === 'jobs' && <AttachedTests maySend={maySend} />}
        {tab === 'own' && <OwnTests />}
        {tab === 'credits' && <Credits />}
      </PageTabs>
      {opened && maySeeSends && <SentResult id={opened} onClose={() => go({ send: null })} />}
    </>
  )
}
