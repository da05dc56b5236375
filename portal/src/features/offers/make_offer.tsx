import './offers.css'
import { useState } from 'react'
import { Button, Stack } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Dialog, DialogEnd } from '../../components/dialog'
import { useFocus } from '../../components/focus_kept'
import { Refused } from '../../components/forms/refused'
import { OfferFields } from './make/offer_fields'
import { OfferPreview } from './make/offer_preview'
import { useOfferForm, type Paid } from './make/use_offer_form'

type Invited = { _id: string; dev: { fName: string } }

/** The terms of an offer, then what the candidate will read, then it is sent. */
export function MakeOffer({
  one,
  job,
  onClose,
}: {
  one: Invited
  /** What it says of pay is where the form begins. */
  job?: Partial<Paid>
  onClose: () => void
}) {
  const [looking, setLooking] = useState(false)
  const { fName } = one.dev
  const focus = useFocus()
  const { form, percent } = useOfferForm(one._id, job, {
    // what is wrong is shown beside its field
    onRefused: () => setLooking(false),
    onSent: onClose,
  })
  function look(event: React.FormEvent) {
    event.preventDefault()
    if (form.validate().hasErrors) focus('[aria-invalid="true"]')
    else setLooking(true)
  }

  return (
    <Dialog
      onClose={onClose}
      dirty={form.isDirty()}
      size="lg"
      title={looking ? t`What ${fName} will read` : t`Make ${fName} an offer`}
    >
      <form onSubmit={looking ? form.submit : look} noValidate>
        <Stack>
          {looking ? (
            <OfferPreview {...{ form, fName, percent }} />
          ) : (
            <OfferFields form={form} fName={fName} />
          )}
          <Refused failure={form.failure} title={t`Nothing was sent`} />
          <DialogEnd
            back={looking ? t`Change it` : t`Cancel`}
            onBack={looking ? () => setLooking(false) : onClose}
          >
            <Button type="submit" loading={form.busy}>
              {looking ? t`Send the offer` : t`Preview the offer`}
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}
