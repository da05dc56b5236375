import '../../app/look/client.css'
import { Button, Tabs } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAccess } from '../../app/access'
import { PageHeader } from '../../components/page_header'
import { AttachedTests } from './attached_tests'
import { Credits } from './credits'
import { OwnTests } from './own_tests'
import { SentList } from './sent_list'
import { SentResult } from './sent_result'

/** /client/assessments: what was sent and came back, what jobs send by themselves, own tests, and the credits. */
export default function CompanyAssessments() {
  const [params, setParams] = useSearchParams()
  const maySend = useAccess('assessments')?.allowed ?? false
  const maySeeSends = useAccess('see_sends')?.allowed ?? false
  const maySeeCredits = useAccess('see_credits')?.allowed ?? false
  const tabs = [
    ...(maySeeSends ? [['sent', 'Sent'] as const, ['jobs', 'By jobs'] as const] : []),
    ...(maySend ? [['own', 'Your tests'] as const] : []),
    ...(maySeeCredits ? [['credits', 'Credits'] as const] : []),
  ]
  const tab = params.get('tab') ?? tabs[0]?.[0] ?? 'sent'
  const opened = params.get('send')
  const go = (values: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true }
    )
  return (
    <>
      <PageHeader
        title="Tests"
        actions={
          maySend && (
            <Button
              component={Link}
              to="/client/assessments/send"
              leftSection={<IconSend size={18} stroke={1.5} />}
            >
              Send tests
            </Button>
          )
        }
      >
        What candidates can do, before you decide. A credit is used only once a person starts.
      </PageHeader>
      <Tabs
        className="cl-tabs"
        value={tab}
        onChange={(value) => value && setParams(value === 'sent' ? {} : { tab: value })}
        mb="lg"
      >
        <Tabs.List aria-label="Tests">
          {tabs.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {tab === 'sent' && <SentList onOpen={(id) => go({ send: id })} />}
      {tab === 'jobs' && <AttachedTests maySend={maySend} />}
      {tab === 'own' && <OwnTests />}
      {tab === 'credits' && <Credits />}
      {opened && maySeeSends && <SentResult id={opened} onClose={() => go({ send: null })} />}
    </>
  )
}
