import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { api, upload } from '../../../app/api'
import { inDays } from '../../../components/times/days'
import { useSendForm } from '../../../components/forms/form'
import { fileKinds, megabytes } from '#api/files/file_facts'
import type { PayPeriod } from '#api/jobs/job_facts'
import { MOST_ANSWER_DAYS, USUAL_ANSWER_DAYS } from '#api/applications/offers/offer_facts'
import { offerReads } from '../offer_reads'

export type Paid = { currency: string | null; budgetMax: number | null; budgetFor: string | null }

export type OfferForm = ReturnType<typeof useOfferForm>['form']

/** The terms of an offer; `percent` is how much of its document is sent. */
export function useOfferForm(
  appliedId: string,
  job: Partial<Paid> | undefined,
  { onRefused, onSent }: { onRefused: () => void; onSent: () => void }
) {
  const [percent, setPercent] = useState<number>()
  const form = useSendForm({
    guard: true,
    initialValues: {
      amount: (job?.budgetMax ?? '') as number | '',
      currency: job?.currency ?? 'INR',
      per: (job?.budgetFor ?? 'year') as PayPeriod,
      startDate: '',
      place: '',
      text: '',
      answerBy: inDays(USUAL_ANSWER_DAYS),
      file: null as File | null,
    },
    validate: faults(),
    async send({ amount, currency, per, file, ...said }) {
      const body = {
        appliedId,
        pay: { amount: amount as number, currency, per },
        startDate: said.startDate,
        place: said.place.trim() || undefined,
        text: said.text.trim() || undefined,
        answerBy: said.answerBy,
      }
      try {
        if (file) await upload('/client/offer', asFields(body, file), { onPercent: setPercent })
        else await api.post('/client/offer', { body })
      } catch (error) {
        // what is wrong is shown beside its field
        onRefused()
        throw error
      } finally {
        setPercent(undefined)
      }
    },
    refreshes: offerReads,
    onSent,
  })
  return { form, percent }
}

/** What is wrong with the terms, in words beside each field. */
const faults = () => ({
  amount: (value: number | '') =>
    typeof value === 'number' && value >= 1
      ? null
      : t`Enter what you pay, such as 2,400,000; it must be more than zero`,
  startDate: (value: string) =>
    !value
      ? t`Choose the first day of work`
      : value < inDays(0)
        ? t`This day has passed; choose a first day of work from today on`
        : null,
  answerBy: (value: string) =>
    value <= inDays(0) || value > inDays(MOST_ANSWER_DAYS)
      ? t`Choose a day in the next ${MOST_ANSWER_DAYS} days, from tomorrow`
      : null,
  file: (value: File | null) =>
    value && value.size > fileKinds.offer.maxBytes
      ? t`This file is larger than ${{ size: megabytes(fileKinds.offer.maxBytes) }}; make it smaller and choose it again`
      : null,
})

/** As a form of several parts takes them: `pay[amount]`. */
function asFields(
  { pay, ...said }: { pay: Record<string, string | number> } & Record<string, unknown>,
  file: File
): Record<string, Blob | string> {
  return Object.fromEntries([
    ...Object.entries(pay).map(([name, value]) => [`pay[${name}]`, String(value)]),
    ...Object.entries(said)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
    ['file', file],
  ])
}
