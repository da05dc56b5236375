import './billing.css'
import { useState } from 'react'
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dayCount } from '../../components/format'
import { t } from '@lingui/core/macro'
import { billingIntervals, type BillingInterval } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { NotYet } from '../../components/page/fetched'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { billingReads } from './billing_reads'
import { checkoutAt } from './checkout_address'
import { featureWords } from './feature_words'
import { useGoToPayment } from './orders/payment'
import { Line } from './line'

type Summary = DataOf<'GET', '/client/subscription-summary'>
type Plan = DataOf<'GET', '/client/get-all-plans'>[number]

/** The plans at the company's prices; a company with a plan changes it, one without begins one. */
export function Plans({ summary }: { summary: Summary }) {
  const [interval, setInterval] = useState<BillingInterval>(summary.interval ?? 'month')
  const plans = useQuery(
    read('GET', '/client/get-all-plans', { query: { billingInterval: interval } })
  )
  const [chosen, setChosen] = useState<Plan>()
  const hasPlan = summary.status !== 'free'
  const isTrial = summary.status === 'trialing'
  const mayChange =
    !hasPlan || summary.actions.some((action) => action === 'lower' || action === 'swap')
  return (
    <Section
      title={t`Plans`}
      id="plans"
      actions={
        <SegmentedControl
          aria-label={t`How often you pay`}
          data={[...billingIntervals]}
          value={interval}
          onChange={(value) => setInterval(value)}
        />
      }
    >
      {!plans.data ? (
        <NotYet read={plans} what={t`The plans`}>
          <ListSkeleton rows={2} height={180} />
        </NotYet>
      ) : (
        <ul className="bill-plans">
          {plans.data.data.map((plan) => {
            const isCurrent =
              plan._id === summary.plan?._id && (plan.isFree || summary.interval === interval)
            return (
              <li key={plan._id} className="bill-plan" data-current={isCurrent || undefined}>
                <h3>{plan.name}</h3>
                <p>{plan.description}</p>
                <div className="bill-price">
                  {plan.isFree || !plan.currency ? t`Free` : moneyWords(plan.amount, plan.currency)}
                  {!plan.isFree && (
                    <small>
                      {' '}
                      {plan.taxIncluded ? t`a ${interval}, with tax` : t`a ${interval}, plus tax`}
                    </small>
                  )}
                </div>
                <ul>
                  {plan.features.map(({ key, label, value }) => (
                    <li key={key}>{featureWords(label, value)}</li>
                  ))}
                </ul>
                <div className="bill-plan-end">
                  {isCurrent && (
                    <Text size="sm" fw={550} mb={isTrial ? 8 : 0}>
                      {isTrial ? t`You try it` : t`Your plan`}
                    </Text>
                  )}
                  {!plan.isFree && mayChange && (!isCurrent || isTrial) && (
                    <Button
                      variant={isCurrent ? 'filled' : 'default'}
                      fullWidth
                      onClick={() => setChosen(plan)}
                    >
                      {hasPlan && !isTrial
                        ? t`Change to ${{ name: plan.name }}`
                        : isCurrent
                          ? t`Buy ${{ name: plan.name }}`
                          : t`Choose ${{ name: plan.name }}`}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {chosen &&
        (hasPlan && !isTrial ? (
          <Change plan={chosen} interval={interval} onClose={() => setChosen(undefined)} />
        ) : (
          <Begin
            plan={chosen}
            interval={interval}
            trial={
              !isTrial
                ? 'first'
                : chosen._id === summary.plan?._id && interval === summary.interval
                  ? 'this'
                  : 'other'
            }
            onClose={() => setChosen(undefined)}
          />
        ))}
    </Section>
  )
}

/** Whether a trial can begin, or which plan the one that runs is of. */
type Trial = 'first' | 'this' | 'other'
type Chosen = { plan: Plan; interval: BillingInterval; onClose: () => void }

/** What a change costs, then the change as it was shown. */
function Change({ plan, interval, onClose }: Chosen) {
  const preview = useQuery(
    read('POST', '/client/change-plan', { body: { planId: plan._id, interval, preview: true } })
  )
  const go = useGoToPayment('client')
  const quote = preview.data?.data
  const change = useWrite(
    () =>
      api.post('/client/change-plan', {
        body: { planId: plan._id, interval, quotedAt: quote!.quotedAt },
      }),
    {
      refreshes: billingReads,
      onDone: ({ data }) => (data.order ? go(data.order) : onClose()),
    }
  )
  return (
    <Dialog onClose={onClose} title={t`Change to ${{ name: plan.name }}`}>
      {!quote ? (
        <NotYet read={preview} what={t`What the change costs`}>
          <ListSkeleton rows={2} height={40} />
        </NotYet>
      ) : (
        <Stack>
          <Text size="sm">{when[quote.kind]}</Text>
          <dl className="bill-lines">
            {quote.lines.map(({ description, amount }) => (
              <Line
                key={description}
                name={description}
                value={moneyWords(amount, quote.currency)}
              />
            ))}
            <Line
              name={t`To pay now, tax included`}
              value={moneyWords(quote.dueNow, quote.currency)}
              sum
            />
            <Line
              name={t`At each renewal, tax included`}
              value={moneyWords(quote.atRenewal, quote.currency)}
            />
          </dl>
          <Refused failure={change.failure} title={t`The plan was not changed`} />
          <DialogEnd back={t`Back`} onBack={onClose}>
            <Button loading={change.busy} onClick={() => void change.send()}>
              {quote.dueNow > 0 ? t`Change and pay` : t`Change the plan`}
            </Button>
          </DialogEnd>
        </Stack>
      )}
    </Dialog>
  )
}

const when = {
  now: t`It starts now, for the rest of the period; what you paid and did not use is deducted.`,
  at_renewal: t`It starts with the next period; until then you keep what you paid for.`,
  trial: t`Your trial goes on with this plan.`,
}

/** A first plan: bought, or tried; of a company that tries one already, this plan or another one. */
function Begin({ plan, interval, trial: which, onClose }: Chosen & { trial: Trial }) {
  const trial = useWrite(
    async (): Promise<unknown> =>
      which === 'first'
        ? api.post('/client/checkout', { body: { planId: plan._id, interval, trial: true } })
        : api.post('/client/change-plan', { body: { planId: plan._id, interval } }),
    { refreshes: billingReads, onDone: onClose }
  )
  const mayTry = which === 'other' || (which === 'first' && plan.trialDays > 0)
  return (
    <Dialog
      onClose={onClose}
      title={which === 'this' ? t`Buy ${{ name: plan.name }}` : t`Choose ${{ name: plan.name }}`}
    >
      <Stack>
        <Text size="sm">
          {which === 'this'
            ? t`The paid period begins with the payment, and the trial ends.`
            : which === 'other'
              ? t`Continue your trial with this plan, or buy it now.`
              : mayTry
                ? t`Try it ${{ trialDays: plan.trialDays }} days without paying, once for your company, or buy it now.`
                : t`It starts once it is paid.`}
        </Text>
        <Refused failure={trial.failure} title={t`The trial did not begin`} beside={[]} />
        <DialogEnd back={t`Back`} onBack={onClose}>
          <Group gap="xs">
            {mayTry && (
              <Button variant="default" loading={trial.busy} onClick={() => void trial.send()}>
                {which === 'first'
                  ? t`Try ${{ trial: dayCount(plan.trialDays) }}`
                  : t`Try ${{ name: plan.name }} instead`}
              </Button>
            )}
            <Button component={Link} to={checkoutAt({ plan: plan._id, interval })}>
              {t`Go to checkout`}
            </Button>
          </Group>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
