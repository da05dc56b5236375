import './billing.css'
import { useState } from 'react'
import { Button, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { moneyWords } from '#api/billing/money/currency_facts'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { NotYet } from '../../components/fetched'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/skeletons'
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
    <Dialog onClose={onClose} title={`Promote “${job.jobTitle}”`}>
      {!products.data ? (
        <NotYet read={products} what="The prices">
          <ListSkeleton rows={3} height={56} />
        </NotYet>
      ) : !chosen ? (
        <Stack>
          <EmptyState title="No promotion is on sale in your country" />
          <DialogEnd back="Close" onBack={onClose}>
            {null}
          </DialogEnd>
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">
            It is shown above the list of jobs that it fits and on the first page, always with the
            word “Sponsored”.
            {job.promotionExpiryDate &&
              ` It is promoted until ${day(job.promotionExpiryDate)}; further days follow these.`}
          </Text>
          <Radio.Group
            label="For how long"
            value={String(chosen.days)}
            onChange={(value) => setDays(Number(value))}
          >
            <div className="bill-choices">
              {sold.map((product) => (
                <Radio.Card
                  key={product._id}
                  value={String(product.days)}
                  className="bill-choice"
                  aria-label={`${product.days} days, ${moneyWords(product.tax.with, product.currency)} with tax`}
                >
                  <Radio.Indicator />
                  <strong>{product.days} days</strong>
                  <span className="num">{moneyWords(product.amount, product.currency)}</span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <Text size="sm" role="status">
            Promoted until <strong>{day(until)}</strong> if you pay today, for{' '}
            {moneyWords(chosen.tax.with, chosen.currency)} with tax.
            {endsBefore &&
              ` The job itself ends on ${day(job.validThrough!)}; refresh it by then, or the days after it are lost.`}
          </Text>
          <DialogEnd back="Back" onBack={onClose}>
            <Button
              component={Link}
              to={checkoutAt({ product: chosen._id, job: job._id, days: chosen.days! })}
            >
              Go to checkout
            </Button>
          </DialogEnd>
        </Stack>
      )}
    </Dialog>
  )
}
