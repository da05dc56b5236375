import './contact_dialog.css'
import { Alert, NumberInput, Select, Text, Textarea } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery } from '@tanstack/react-query'
import { grouped } from '../../../components/format'
import { t } from '@lingui/core/macro'
import { talentLimits, ANSWER_DAYS } from '#api/talent/talent_facts'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { useSendForm } from '../../../components/forms/form'
import { FormDialog } from '../../../components/forms/form_dialog'
import { nameOf, type Card } from '../candidate_facts'
import { MOST_PAY, payPeriods, currencies } from '#api/jobs/job_facts'

// what the server takes at most
const tooMuch = (pay: number | '') =>
  pay !== '' && pay > MOST_PAY ? t`This is more than anyone is paid` : null

function useRequestForm(devId: string, onDone: () => void) {
  return useSendForm({
    initialValues: {
      jobId: null as string | null,
      min: '' as number | '',
      max: '' as number | '',
      currency: 'INR',
      per: 'year',
      message: '',
    },
    validate: {
      min: (value) => (value === '' ? t`Say the pay up front: the lowest` : tooMuch(value)),
      max: (value, { min }) =>
        value === ''
          ? t`Say the pay up front: the highest`
          : min !== '' && value < min
            ? t`The highest pay must be at least the lowest`
            : tooMuch(value),
      message: (value) => (value.trim() ? null : t`Write why you ask this person`),
    },
    send: ({ jobId, min, max, currency, per, message }) =>
      api.post('/client/view-contact-request', {
        body: {
          devId,
          jobId: jobId ?? undefined,
          payRange: { min: Number(min), max: Number(max), currency, per: per as 'year' },
          message: message.trim(),
        },
      }),
    refreshes: ['/client/candidate/:devId', '/client/contact-quota', '/client/contact-requests'],
    onSent: onDone,
  })
}

/** Asks a candidate for their contact details: which job, what it pays, and why them. */
export function ContactDialog({
  card,
  onDone,
}: {
  card: Pick<Card, '_id' | 'fName' | 'lName'>
  onDone: () => void
}) {
  const quota = useQuery(read('GET', '/client/contact-quota')).data?.data
  const jobs =
    useQuery(
      read('POST', '/client/get-posted-jobs', {
        body: { status: 'live' },
        query: { limit: PAGE_MOST },
      })
    ).data?.data ?? []
  const form = useRequestForm(card._id, onDone)
  const chooseJob = (jobId: string | null) => {
    const job = jobs.find(({ _id }) => _id === jobId)
    form.setValues({
      jobId,
      ...(job && {
        min: job.budgetMin ?? '',
        max: job.budgetMax ?? '',
        currency: job.currency,
        per: job.budgetFor,
      }),
    })
  }
  const none = quota?.left === 0
  return (
    <FormDialog
      form={form}
      onClose={onDone}
      title={t`Ask ${{ nameOf: nameOf(card) }} for contact details`}
      size="lg"
      action={t`Send request`}
      disabled={none}
    >
      {quota && (
        <Text size="sm" c="dimmed">
          {t`${{ left: grouped(quota.left) }} of ${{ limit: grouped(quota.limit) }} requests left this month. One that is declined or not answered in ${ANSWER_DAYS} days comes back.`}
        </Text>
      )}
      {none && (
        <Alert color="amber" title={t`No requests left this month`}>
          {t`Requests come back when candidates decline or do not answer, and on the first of the month.`}
        </Alert>
      )}
      <Select
        data-autofocus
        label={t`Job`}
        description={t`Its pay is filled in below`}
        clearable
        searchable
        placeholder={jobs.length ? t`Choose one of your open jobs` : t`You have no open jobs`}
        data={jobs.map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))}
        {...form.getInputProps('jobId')}
        onChange={chooseJob}
      />
      <PayFields form={form} />
      <Textarea
        label={t`Message`}
        withAsterisk
        description={t`What made you think of them; they read it with the pay and the job`}
        autosize
        minRows={4}
        maxLength={talentLimits.contactMessage.max}
        {...form.getInputProps('message')}
      />
    </FormDialog>
  )
}

function PayFields({ form }: { form: ReturnType<typeof useRequestForm> }) {
  const pay = {
    min: 0,
    allowDecimal: false,
    hideControls: true,
    thousandSeparator: true,
    thousandsGroupStyle: form.values.currency === 'INR' ? 'lakh' : 'thousand',
  } as const
  return (
    <div className="ta-pay">
      <Select
        label={t`Currency`}
        allowDeselect={false}
        data={currencies}
        {...form.getInputProps('currency')}
      />
      <NumberInput
        label={t`Pay from`}
        withAsterisk
        {...pay}
        {...form.getInputProps('min')}
        error={form.errors.min ?? form.errors['payRange.min']}
      />
      <NumberInput
        label={t`Pay to`}
        withAsterisk
        {...pay}
        {...form.getInputProps('max')}
        error={form.errors.max ?? form.errors['payRange.max']}
      />
      <Select
        label={t`Per`}
        allowDeselect={false}
        data={payPeriods}
        {...form.getInputProps('per')}
      />
    </div>
  )
}
