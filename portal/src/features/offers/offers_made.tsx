import './offers.css'
import { useState } from 'react'
import { Button, Text, Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { Data } from '../../../../.adonisjs/client/data.d.ts'
import { api } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { day, dayTime } from '../../components/format'
import { offerLimits } from '#api/applications/offers/offer_facts'
import { OfferSaid, OfferStatus, OfferTerms } from './offer_terms'
import { offerReads } from './offer_reads'

type Made = Data.Applications.Offers.Offer.Variants['forCompany']

/** The offers that were made to an applicant, the latest first. */
export function OffersMade({ offers, name }: { offers: Made[]; name: string }) {
  const [taking, setTaking] = useState<Made>()
  return (
    <>
      {offers.map((offer) => (
        <section
          key={offer._id}
          className="offer-card"
          data-open={offer.state === 'sent' ? '' : undefined}
          aria-label={t`Offer of ${{ day: day(offer.sentAt!) }}`}
        >
          <div className="offer-head">
            <Text size="sm">
              {t`Sent ${{ day: day(offer.sentAt!) }}${{ state: offer.state === 'sent' ? t`, answers by ${{ dayTime: dayTime(offer.answerBy!) }}` : '' }}${{ decidedAt: offer.decidedAt ? `, ${offer.stateLabel.toLowerCase()} ${day(offer.decidedAt)}` : '' }}`}
            </Text>
            <OfferStatus state={offer.state} label={offer.stateLabel} />
          </div>
          <OfferTerms {...offer} />
          <OfferSaid {...offer} mine="company" />
          {offer.actions.includes('withdraw') && (
            <div className="offer-acts">
              <Button size="xs" variant="default" onClick={() => setTaking(offer)}>
                {t`Take back`}
              </Button>
            </div>
          )}
        </section>
      ))}
      {taking && <TakeBack offer={taking} name={name} onClose={() => setTaking(undefined)} />}
    </>
  )
}

function TakeBack({ offer, name, onClose }: { offer: Made; name: string; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { reason: '' },
    validate: {
      reason: (value) => (value.trim() ? null : t`Say why; ${name} will read it`),
    },
    send: ({ reason }) =>
      api.put('/client/offer/:id/withdraw', { params: { id: offer._id }, body: { reason } }),
    refreshes: offerReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Take this offer back?`}
      back={t`Keep it`}
      action={t`Withdraw the offer`}
      color="red"
      refusal={t`Nothing was changed`}
    >
      <Text size="sm">
        {t`${name} can no longer accept it, and is told immediately. You can make another one.`}
      </Text>
      <Textarea
        label={t`Reason`}
        description={t`${name} will read it`}
        withAsterisk
        autosize
        minRows={2}
        maxRows={8}
        maxLength={offerLimits.reason.max}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
