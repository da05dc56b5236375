import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DateTime } from 'luxon'
import { Link, useLocation } from 'react-router-dom'
import { GRACE_DAYS } from '#api/billing/billing_facts'
import { useAccess } from '../../app/access'
import { read } from '../../app/read'
import { day } from '../../components/format'

const KEPT = 5 * 60_000

/** Says at the top of every screen of a company that its plan is not paid, what follows, and where it is paid. */
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
  const isDue = plan?.status === 'past_due'
  // the order itself says it, and how it is paid
  if (!(isDue || isSuspended) || pathname.startsWith('/client/orders/')) return null
  return (
    <Alert
      color={isSuspended ? 'red' : 'amber'}
      role="status"
      mb="md"
      title={isSuspended ? 'Your plan is suspended' : 'Your plan is not paid'}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {isSuspended
            ? 'You read everything and change nothing until it is paid.'
            : isDue && plan.pastDueSince
              ? `Everything stays until ${day(DateTime.fromISO(plan.pastDueSince).plus({ days: GRACE_DAYS }).toISO()!)}; after that you read and change nothing.`
              : null}
          {!pays && ' Ask an owner or a billing contact of your company.'}
        </Text>
        {pays && (
          <Button
            component={Link}
            size="xs"
            to={plan?.openOrderId ? `/client/orders/${plan.openOrderId}` : '/client/billing'}
          >
            Pay now
          </Button>
        )}
      </Group>
    </Alert>
  )
}
