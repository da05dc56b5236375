import './integrations.css'
import { useNavigate, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { PageHeader } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
import { ApiKeys } from './api_keys'
import { Assistants } from './assistants'
import { CareersSettings } from './careers_settings'
import { Webhooks } from './webhooks'

const tabs = [
  { value: 'keys', label: t`API keys`, screen: ApiKeys },
  { value: 'webhooks', label: t`Webhooks`, screen: Webhooks },
  { value: 'careers', label: t`Careers page and feeds`, screen: CareersSettings },
  { value: 'assistants', label: t`Assistants`, screen: Assistants },
] as const

/** /client/connections: what the company opens to other programs and sites. */
export default function Connections() {
  const { part } = useParams()
  const navigate = useNavigate()
  const { value, screen: Part } = tabs.find((each) => each.value === part) ?? tabs[0]
  return (
    <>
      <PageHeader title={t`Integrations`}>
        {t`Connect your own programs, website and assistant to Candor.`}
      </PageHeader>
      <PageTabs
        label={t`Integrations`}
        tabs={tabs}
        value={value}
        onChange={(next) => navigate(`/client/connections/${next}`)}
      >
        <Part />
      </PageTabs>
    </>
  )
}
