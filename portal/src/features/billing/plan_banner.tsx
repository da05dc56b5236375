import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DateTime } from 'luxon'
import { Link, useLocation } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { GRACE_DAYS, NOTICE_DAYS } from '#api/billing/billing_facts'
import { useAccess } from '../../app/session/access'
import { read } from '../../app/read'
import { day, month } from '../../components/format'

const KEPT = 5 * 60_000

/**
 * Says at the top of every screen of a company that its plan is not paid, what follows, and where it is paid; or that the
 * card will not do for a renewal that is near.
 */
export default function PlanBanner() {
  const pays = useAccess('billing')?.allowed === true
  const posting = useAccess('post_job')
  const isSuspended = posting?.allowed === false && posting.reason === 'plan'
  const summary = useQuery({
    ...read('GET', '/client/subscription-summary'),
    staleTime: KEPT,
    enabled: pays,
  })
  const { pathname } = useLocation()
  const plan = summary.data?.data
  // the order itself says it, and how it is paid
  if (pathname.startsWith('/client/orders/')) return null
  if (plan?.cardEndsWith && plan.currentPeriodEnd && isNear(plan.currentPeriodEnd))
    return (
      <Alert color="amber" role="status" mb="md" title={t`Your card ends before the renewal`}>
        <Text size="sm">
          {t`It is valid to the end of ${{ month: month(plan.cardEndsWith) ?? '' }}, and the ${{ name: plan.plan?.name ?? '' }} plan renews on ${{ day: day(plan.currentPeriodEnd) }}. If your bank refuses it, you get an order that another card pays; nothing stops for ${GRACE_DAYS} days.`}
        </Text>
      </Alert>
    )
  const isDue = plan?.status === 'past_due'
  if (!(isDue || isSuspended)) return null
  return (
    <Alert
      color={isSuspended ? 'red' : 'amber'}
      role="status"
      mb="md"
      title={isSuspended ? t`Your plan is suspended` : t`Your plan is not paid`}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {isSuspended
            ? t`You can read everything but change nothing until it is paid.`
            : plan?.pastDueSince
              ? t`Everything stays until ${{ day: day(DateTime.fromISO(plan.pastDueSince).plus({ days: GRACE_DAYS }).toISO()!) }}; after that you read and change nothing.`
              : null}
          {!pays && t` Ask an owner or a billing contact of your company.`}
        </Text>
        {pays && (
          <Button
            component={Link}
            size="xs"
            to={plan?.openOrderId ? `/client/orders/${plan.openOrderId}` : '/client/billing'}
          >
            {t`Pay now`}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

const isNear = (time: string) => DateTime.fromISO(time).diffNow('days').days <= NOTICE_DAYS.card
