import './offers.css'
import { Button, Text, Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../app/api'
import { useOpenDialog } from '../../components/dialog_host'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { day, dayTime, money } from '../../components/format'
import { offerLimits } from '#api/applications/offers/offer_facts'
import type { offerAnswers } from '#api/applications/offers/offer_flow'
import { eachPeriod } from '#api/jobs/job_facts'
import { type Offer, OfferSaid, OfferStatus, OfferTerms } from './offer_terms'
import { offerReads } from './offer_reads'

type Answer = (typeof offerAnswers)[number]

/** The offers of one application: what is offered, until when to answer, and how. */
export function MyOffers({ offers, company }: { offers: Offer[]; company: string }) {
  const open = useOpenDialog()
  const give = (offer: Offer, answer: Answer) =>
    open((close) => <Answering {...{ offer, answer, company }} onClose={close} />)
  return (
    <>
      {offers.map((offer) => (
        <section
          key={offer._id}
          className="offer-card"
          data-open={offer.actions.length > 0 ? '' : undefined}
          aria-label={t`Offer of ${company}`}
        >
          <div className="offer-head">
            <h4>
              {offer.state === 'sent' ? t`${company} offers you the job` : t`Offer of ${company}`}
            </h4>
            <OfferStatus
              state={offer.state}
              label={offer.state === 'sent' ? t`Awaiting your answer` : offer.stateLabel}
            />
          </div>
          <OfferTerms {...offer} />
          <OfferSaid {...offer} mine="candidate" />
          {offer.actions.length > 0 ? (
            <>
              <Text size="sm" c="var(--clock)" mt="sm">
                <Trans>Answer by {{ dayTime: dayTime(offer.answerBy!) }}</Trans>
              </Text>
              <div className="offer-acts">
                {offer.actions.includes('accept') && (
                  <Button onClick={() => give(offer, 'accept')}>{t`Accept`}</Button>
                )}
                {offer.actions.includes('ask') && (
                  <Button variant="default" onClick={() => give(offer, 'ask')}>
                    {t`Ask something`}
                  </Button>
                )}
                {offer.actions.includes('decline') && (
                  <Button variant="subtle" color="gray" onClick={() => give(offer, 'decline')}>
                    {t`Decline`}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <Text size="sm" c="dimmed" mt="sm">
              {ending(offer, company)}
            </Text>
          )}
        </section>
      ))}
    </>
  )
}

function ending({ state, decidedAt, answerBy }: Offer, company: string) {
  if (state === 'expired') return t`The time to answer ended on ${{ dayTime: dayTime(answerBy!) }}`
  const on = day(decidedAt!)
  if (state === 'accepted') return t`You accepted on ${on}`
  if (state === 'declined') return t`You declined on ${on}`
  return t`${company} took it back on ${on}`
}

const words: Record<Answer, { title: string; label: string; send: string; color?: string }> = {
  accept: { title: t`Accept this offer?`, label: '', send: t`Accept the offer` },
  decline: {
    title: t`Decline this offer?`,
    label: t`Why`,
    send: t`Decline the offer`,
    color: 'red',
  },
  ask: { title: t`Ask about this offer`, label: t`Your question`, send: t`Send the question` },
}

function Answering({
  offer,
  answer,
  company,
  onClose,
}: {
  offer: Offer
  answer: Answer
  company: string
  onClose: () => void
}) {
  const { title, label, send, color } = words[answer]
  const form = useSendForm({
    initialValues: { message: '' },
    validate: {
      message: (value) =>
        answer === 'ask' && !value.trim() ? t`Write what you would like to know` : null,
    },
    send: ({ message }) =>
      api.put('/candidate/offer/:id', {
        params: { id: offer._id },
        body: { answer, message: message.trim() || undefined },
      }),
    refreshes: offerReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      back={t`Back`}
      action={send}
      color={color}
      refusal={t`Nothing was changed`}
    >
      <Text size="sm">{explained[answer](offer, company)}</Text>
      {answer !== 'accept' && (
        <Textarea
          label={label}
          description={
            answer === 'decline' ? t`${company} will read it; you may leave it out` : undefined
          }
          withAsterisk={answer === 'ask'}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={offerLimits.question.max}
          data-autofocus
          {...form.getInputProps('message')}
        />
      )}
    </FormDialog>
  )
}

const explained: Record<Answer, (offer: Offer, company: string) => string> = {
  accept: ({ pay, startDate }, company) =>
    t`You accept ${{ money: money(pay.amount, pay.currency) }} ${{ eachPeriod: eachPeriod(pay.per) }}, from ${{ day: day(startDate) }}. ${company} is told immediately and marks you as hired.`,
  decline: (_, company) =>
    t`${company} is told immediately. The offer ends; your application stays open until one of you ends it.`,
  ask: ({ answerBy }, company) =>
    t`${company} is told immediately and writes to you. The offer stays open until ${{ dayTime: dayTime(answerBy!) }}.`,
}
