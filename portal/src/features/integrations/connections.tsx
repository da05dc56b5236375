import '../../app/look/client.css'
import './integrations.css'
import { Tabs } from '@mantine/core'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '../../components/page_header'
import { ApiKeys } from './api_keys'
import { Assistants } from './assistants'
import { CareersSettings } from './careers_settings'
import { Webhooks } from './webhooks'

const tabs = [
  ['keys', 'API keys', ApiKeys],
  ['webhooks', 'Webhooks', Webhooks],
  ['careers', 'Careers page and feeds', CareersSettings],
  ['assistants', 'Assistants', Assistants],
] as const

/** /client/connections: what the company opens to other programs and sites. */
export default function Connections() {
  const { part } = useParams()
  const navigate = useNavigate()
  const [tab, , Part] = tabs.find(([value]) => value === part) ?? tabs[0]
  return (
    <>
      <PageHeader title="Integrations">
        Connect your own programs, your website and your assistant to what is here.
      </PageHeader>
      <Tabs
        className="cl-tabs"
        value={tab}
        onChange={(value) => value && navigate(`/client/connections/${value}`)}
        mb="lg"
      >
        <Tabs.List aria-label="Integrations">
          {tabs.map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Part />
    </>
  )
}
