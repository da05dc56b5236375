import { useState } from 'react'
import { Button, Stack, Text, Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { talentLimits, UNLOCK_DAYS } from '../../../../../api/talent/talent_facts'
import { api } from '../../../app/api'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { day } from '../../../components/format'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'

// A candidate's answers to a contact request, wherever it is read.

type Answering = {
  request: { _id: string; company: { companyName: string } }
  onClose: () => void
}

const refreshes = [
  '/candidate/contact-requests',
  '/candidate/unlocks',
  '/conversation/:id',
  '/conversation/:id/about',
]

/** What saying yes means, before it is said. */
export function ShareContact({ request, onClose }: Answering) {
  const { companyName } = request.company
  const accept = useWrite(
    () => api.put('/candidate/contact-requests/:id/accept', { params: { id: request._id } }),
    { refreshes, onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={t`Share your contact with ${companyName}?`}>
      <Stack>
        <Text size="sm">
          {t`Everyone who hires at ${companyName} can read your name, e-mail address and phone number for ${UNLOCK_DAYS} days, until ${{ day: day(Date.now() + UNLOCK_DAYS * 86_400_000) }}. You can take it back before, and you see here each time somebody takes it out.`}
        </Text>
        <Refused failure={accept.failure} beside={[]} />
        <DialogEnd back={t`Not now`} onBack={onClose}>
          <Button loading={accept.busy} onClick={() => void accept.send()} data-autofocus>
            {t`Share for ${UNLOCK_DAYS} days`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** Saying no, with why where the person likes. */
export function DeclineContact({ request, onClose }: Answering) {
  const [reason, setReason] = useState('')
  const decline = useWrite(
    () =>
      api.put('/candidate/contact-requests/:id/decline', {
        params: { id: request._id },
        body: { reason: reason.trim() || undefined },
      }),
    { refreshes, onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={t`Decline ${{ companyName: request.company.companyName }}?`}>
      <Stack>
        <Text size="sm">{t`They do not get your contact details. They are told that you declined.`}</Text>
        <Textarea
          label={t`Why? (optional)`}
          description={t`They will read this`}
          maxLength={talentLimits.contactDecline.max}
          autosize
          minRows={2}
          data-autofocus
          value={reason}
          error={decline.failure?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogEnd back={t`Back`} onBack={onClose}>
          <Button loading={decline.busy} onClick={() => void decline.send()}>
            {t`Decline the request`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
