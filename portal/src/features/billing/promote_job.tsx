import './billing.css'
import { useState } from 'react'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { moneyWords } from '#api/billing/money/currency_facts'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { NotYet } from '../../components/page/fetched'
import { day, dayCount } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { checkoutAt } from './checkout_address'

type Promoted = {
  _id: string
  jobTitle: string
  validThrough: string | null
  promotionExpiryDate: string | null
}

const DAY = 86_400_000

/** Buys days in which a job is shown ahead of others: how many, what they cost and until when, then the checkout. */
export function PromoteJob({
  job,
  days: asked,
  onClose,
}: {
  job: Promoted
  /** What is chosen at first. */
  days?: number
  onClose: () => void
}) {
  const products = useQuery(read('GET', '/product-list'))
  const sold =
    products.data?.data.filter(({ kind, days }) => kind === 'job_promotion' && days) ?? []
  const [days, setDays] = useState(asked)
  const chosen = sold.find((product) => product.days === days) ?? sold[0]
  const from = job.promotionExpiryDate ? Date.parse(job.promotionExpiryDate) : Date.now()
  const until = chosen ? from + chosen.days! * DAY : from
  const endsBefore = job.validThrough !== null && Date.parse(job.validThrough) < until
  return (
    <Dialog onClose={onClose} title={t`Promote “${{ jobTitle: job.jobTitle }}”`}>
      {!products.data ? (
        <NotYet read={products} what={t`The prices`}>
          <ListSkeleton rows={3} height={56} />
        </NotYet>
      ) : !chosen ? (
        <Stack>
          <EmptyState title={t`No promotion is on sale in your country`} />
          <DialogEnd back={t`Close`} onBack={onClose}>
            {null}
          </DialogEnd>
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">
            {t`It is shown above the list of jobs that it fits and on the first page, always with the word “Sponsored”.${{
              promotionExpiryDate: job.promotionExpiryDate
                ? t` It is promoted until ${{ day: day(job.promotionExpiryDate) }}; further days follow these.`
                : '',
            }}`}
          </Text>
          <Radio.Group
            label={t`For how long`}
            value={String(chosen.days)}
            onChange={(value) => setDays(Number(value))}
          >
            <div className="bill-choices">
              {sold.map((product) => (
                <Radio.Card
                  key={product._id}
                  value={String(product.days)}
                  className="bill-choice"
                  aria-label={t`${{ days: dayCount(product.days ?? 0) }}, ${{ moneyWords: moneyWords(product.tax.with, product.currency) }} with tax`}
                >
                  <Radio.Indicator />
                  <strong>{dayCount(product.days ?? 0)}</strong>
                  <span className="num">{moneyWords(product.amount, product.currency)}</span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <Text size="sm" role="status">
            <Trans>
              Promoted until <strong>{ph({ day: day(until) })}</strong> if you pay today, for{' '}
              {{ price: moneyWords(chosen.tax.with, chosen.currency) }} with tax.
            </Trans>
            {endsBefore &&
              t` The job itself ends on ${{ day: day(job.validThrough!) }}; refresh it by then, or the days after it are lost.`}
          </Text>
          <DialogEnd back={t`Back`} onBack={onClose}>
            <Button
              component={Link}
              to={checkoutAt({ product: chosen._id, job: job._id, days: chosen.days! })}
            >
              {t`Go to checkout`}
            </Button>
          </DialogEnd>
        </Stack>
      )}
    </Dialog>
  )
}
