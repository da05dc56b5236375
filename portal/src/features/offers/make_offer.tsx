import './offers.css'
import { useState } from 'react'
import {
  Button,
  FileInput,
  NumberInput,
  Progress,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api, upload } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { useFocus } from '../../components/focus'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { day } from '../../components/format'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { currencies, MOST_PAY, payPeriods, type PayPeriod } from '#api/jobs/job_facts'
import {
  MOST_ANSWER_DAYS,
  MOST_START_DAYS,
  offerLimits,
  USUAL_ANSWER_DAYS,
} from '#api/applications/offers/offer_facts'
import { OfferTerms } from './offer_terms'
import { offerReads } from './offer_reads'

type Invited = { _id: string; dev: { fName: string } }
type Paid = { currency: string | null; budgetMax: number | null; budgetFor: string | null }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

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
  const [percent, setPercent] = useState<number>()
  const { dev } = one
  const focus = useFocus()
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
    validate: {
      amount: (value) =>
        typeof value === 'number' && value >= 1
          ? null
          : t`Enter what you pay, such as 2,400,000; it must be more than zero`,
      startDate: (value) =>
        !value
          ? t`Choose the first day of work`
          : value < inDays(0)
            ? t`This day has passed; choose a first day of work from today on`
            : null,
      answerBy: (value) =>
        value <= inDays(0) || value > inDays(MOST_ANSWER_DAYS)
          ? t`Choose a day in the next ${MOST_ANSWER_DAYS} days, from tomorrow`
          : null,
      file: (value) =>
        value && value.size > fileKinds.offer.maxBytes
          ? t`This file is larger than ${{ size: megabytes(fileKinds.offer.maxBytes) }}; make it smaller and choose it again`
          : null,
    },
    async send({ amount, currency, per, file, ...said }) {
      const body = {
        appliedId: one._id,
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
        setLooking(false)
        throw error
      } finally {
        setPercent(undefined)
      }
    },
    refreshes: offerReads,
    onSent: onClose,
  })
  const { values } = form
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
      title={
        looking
          ? t`What ${{ fName: dev.fName }} will read`
          : t`Make ${{ fName: dev.fName }} an offer`
      }
    >
      <form onSubmit={looking ? form.submit : look} noValidate>
        <Stack>
          {looking ? (
            <>
              <div className="offer-preview">
                <OfferTerms
                  pay={{
                    amount: Number(values.amount),
                    currency: values.currency,
                    per: values.per,
                  }}
                  startDate={values.startDate}
                  place={values.place.trim()}
                  text={values.text.trim()}
                  file={values.file && { fileName: values.file.name, size: values.file.size }}
                />
              </div>
              <Text size="sm">
                {t`${{ fName: dev.fName }} answers by ${{ day: day(values.answerBy) }}. When they accept, they are hired; until then you can take the offer back.`}
              </Text>
              {percent !== undefined && (
                <div role="status">
                  <Text size="sm" className="num">
                    {percent < 100
                      ? t`Sending the document: ${percent} %`
                      : t`Checking the document`}
                  </Text>
                  <Progress value={percent} aria-label={t`Sending the document`} mt={4} />
                </div>
              )}
            </>
          ) : (
            <>
              <div className="offer-pay">
                <NumberInput
                  label={t`Pay`}
                  withAsterisk
                  min={1}
                  max={MOST_PAY}
                  allowDecimal={false}
                  thousandSeparator
                  thousandsGroupStyle={values.currency === 'INR' ? 'lakh' : 'thousand'}
                  hideControls
                  data-autofocus
                  {...form.getInputProps('amount')}
                />
                <Select
                  label={t`Currency`}
                  searchable
                  allowDeselect={false}
                  data={currencies}
                  {...form.getInputProps('currency')}
                />
                <Select
                  label={t`Per`}
                  allowDeselect={false}
                  data={payPeriods}
                  {...form.getInputProps('per')}
                />
              </div>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <TextInput
                  type="date"
                  label={t`First day of work`}
                  withAsterisk
                  min={inDays(0)}
                  max={inDays(MOST_START_DAYS)}
                  {...form.getInputProps('startDate')}
                />
                <TextInput
                  type="date"
                  label={t`Answer by`}
                  description={t`To the end of this day, where they live`}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  withAsterisk
                  min={inDays(1)}
                  max={inDays(MOST_ANSWER_DAYS)}
                  {...form.getInputProps('answerBy')}
                />
              </SimpleGrid>
              <TextInput
                label={t`Place`}
                description={t`Where they work, and how much from home`}
                maxLength={offerLimits.place.max}
                {...form.getInputProps('place')}
              />
              <Textarea
                label={t`For ${{ fName: dev.fName }}`}
                description={t`What else is part of it, in your own words`}
                autosize
                minRows={3}
                maxRows={12}
                maxLength={offerLimits.text.max}
                {...form.getInputProps('text')}
              />
              <FileInput
                label={t`Document`}
                description={t`The offer as ${{ takes: fileKinds.offer.takes }}, up to ${{ megabytes: megabytes(fileKinds.offer.maxBytes) }}`}
                placeholder={t`Choose a file`}
                accept={fileKinds.offer.types.join(',')}
                clearable
                clearButtonProps={{ 'aria-label': t`Leave the document out` }}
                leftSection={<IconPaperclip size={16} stroke={1.5} />}
                {...form.getInputProps('file')}
              />
            </>
          )}
          <Refused failure={form.failure} title={t`Nothing was sent`} />
          <DialogEnd
            back={looking ? t`Change it` : t`Cancel`}
            onBack={looking ? () => setLooking(false) : onClose}
          >
            <Button type="submit" loading={form.busy}>
              {looking ? t`Send the offer` : t`Look at it`}
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}

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
