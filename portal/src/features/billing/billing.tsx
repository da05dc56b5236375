import { Alert } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { PageHeader } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
import { BillingAddress } from './address'
import { AddOns } from './add_ons'
import { Orders } from './orders/orders'
import { Papers } from './orders/papers'
import { Payments } from './orders/payments'
import { PlanOfCompany } from './plan'

const tabs = [
  { value: 'plan', label: t`Plan`, screen: PlanOfCompany },
  { value: 'add-ons', label: t`Add-ons`, screen: AddOns },
  { value: 'orders', label: t`Orders`, screen: Orders },
  { value: 'payments', label: t`Payments`, screen: Payments },
  { value: 'invoices', label: t`Invoices`, screen: Papers },
  { value: 'address', label: t`Billing address`, screen: BillingAddress },
] as const

/** /client/billing: the company's plan, what it bought, its papers and its address. */
export default function BillingScreen() {
  const access = useAccess('see_papers')
  const buys = useAccess('billing')?.allowed
  const [search, setSearch] = useSearchParams()
  if (access && !access.allowed)
    return (
      <>
        <PageHeader title={t`Billing`} />
        <Alert color="gray" title={t`Not part of your role`}>
          {access.message}
        </Alert>
      </>
    )
  // a suspended company keeps its papers and its address
  const open =
    buys === false ? tabs.slice(tabs.findIndex(({ value }) => value === 'payments')) : tabs
  const { value, screen: Screen } = open.find((each) => each.value === search.get('tab')) ?? open[0]
  return (
    <>
      <PageHeader title={t`Billing`} />
      <PageTabs
        label={t`Billing`}
        tabs={open}
        value={value}
        onChange={(next) => setSearch(next === open[0].value ? {} : { tab: next })}
      >
        <Screen />
      </PageTabs>
    </>
  )
}
