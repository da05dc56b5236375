import './billing.css'
import { useState } from 'react'
import { Alert, Anchor, Badge, Button, Group, Select, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { billingLimits, cancelReasons } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { day, grouped } from '../../components/format'
import { Section } from '../../components/page/page_header'
import { PageSkeleton } from '../../components/page/skeletons'
import { billingReads } from './billing_reads'
import { Plans } from './plans'

type Summary = DataOf<'GET', '/client/subscription-summary'>

/** The company's plan, how much of it is used, and the other plans. */
export function PlanOfCompany() {
  const summary = useQuery(read('GET', '/client/subscription-summary'))
  const [cancelling, setCancelling] = useState(false)
  const resume = useWrite(() => api.post('/client/resume-plan'), { refreshes: billingReads })
  if (!summary.data)
    return (
      <NotYet read={summary} what={t`Your plan`}>
        <PageSkeleton />
      </NotYet>
    )
  const found = summary.data.data
  const ends = found.actions.find((action) => action === 'cancel' || action === 'stop')
  return (
    <>
      {found.openOrderId && (
        <Alert color="amber" title={t`A payment is due`} mb="md">
          <Text size="sm" mb="sm">
            {found.status === 'past_due' && found.pastDueSince
              ? t`It could not be charged on ${{ day: day(found.pastDueSince) }}. Your plan continues for a few days.`
              : t`Your plan begins when it is paid.`}
          </Text>
          <Button component={Link} to={`/client/orders/${found.openOrderId}`} size="xs">
            {t`See the order`}
          </Button>
        </Alert>
      )}
      <Section title={found.plan?.name ?? t`Free`} note={standing(found)}>
        <Group mb="md">
          {found.status !== 'free' && <Badge color="candor">{found.statusLabel}</Badge>}
          {found.currency && found.amount > 0 && (
            <Text size="sm">
              {t`${{ moneyWords: moneyWords(found.amount, found.currency) }} a ${{ interval: found.interval ?? '' }}, without tax`}
            </Text>
          )}
        </Group>
        <Usage usage={found.usage} />
        <Group mt="md">
          {found.actions.includes('resume') && (
            <Button loading={resume.busy} onClick={() => void resume.send()}>
              {t`Keep the plan`}
            </Button>
          )}
          {ends && (
            <Button variant="default" onClick={() => setCancelling(true)}>
              {ends === 'stop' ? t`End the plan now` : t`Cancel the plan`}
            </Button>
          )}
        </Group>
        <Refused failure={resume.failure} title={t`The plan was not changed`} />
      </Section>
      <Plans summary={found} />
      {cancelling && <Cancel summary={found} onClose={() => setCancelling(false)} />}
    </>
  )
}

function standing({ status, currentPeriodEnd, trialEndsAt, nextPlan }: Summary) {
  if (status === 'trialing' && trialEndsAt) return t`You try it until ${{ day: day(trialEndsAt) }}.`
  if (status === 'cancels_at_end' && currentPeriodEnd)
    return t`It ends on ${{ day: day(currentPeriodEnd) }}; until then you keep what you paid for.`
  if (nextPlan && currentPeriodEnd)
    return t`On ${{ day: day(currentPeriodEnd) }} it changes to ${{ name: nextPlan.name }}.`
  return currentPeriodEnd ? t`It renews on ${{ day: day(currentPeriodEnd) }}.` : undefined
}

/** Each limit and how much of it is used. */
function Usage({ usage }: { usage: Summary['usage'] }) {
  return (
    <dl className="bill-usage">
      {usage.map(({ key, label, used, limit, resetsAt, upgradeTo }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {limit === 0
              ? t`Not in this plan`
              : t`${{ used: grouped(used) }} of ${{ limit: grouped(limit) }}`}
            {resetsAt && limit > 0 && (
              <Text span size="xs" c="dimmed" ms={6}>
                {t`until ${{ day: day(resetsAt) }}`}
              </Text>
            )}
            {used >= limit && upgradeTo && (
              <Anchor href="#plans" size="xs" ms={6}>
                {t`Take a larger plan`}
              </Anchor>
            )}
          </dd>
          <div className="bill-bar" data-full={used >= limit || undefined} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (100 * used) / Math.max(1, limit))}%` }} />
          </div>
        </div>
      ))}
    </dl>
  )
}

function Cancel({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { reason: null as (typeof cancelReasons)[number]['value'] | null, note: '' },
    validate: { reason: (value) => (value ? null : t`Choose a reason`) },
    send: ({ reason, note }) =>
      api.post('/client/cancel-plan', { body: { reason: reason!, note: note.trim() || null } }),
    refreshes: billingReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Cancel ${{ name: summary.plan?.name ?? t`the plan` }}?`}
      back={t`Keep the plan`}
      action={t`Cancel the plan`}
      color="red"
      refusal={t`The plan was not cancelled`}
    >
      <Text size="sm">
        {summary.currentPeriodEnd && summary.actions.includes('cancel')
          ? t`You keep it until ${{ day: day(summary.currentPeriodEnd) }} and pay nothing more. Jobs above the free plan’s limit stay open until they end by themselves.`
          : t`It ends immediately, and the payment due is cancelled.`}
      </Text>
      <Select
        label={t`Why`}
        withAsterisk
        data={cancelReasons}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Textarea
        label={t`What would have helped`}
        autosize
        minRows={2}
        maxLength={billingLimits.note.max}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
