import { FileInput, NumberInput, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { inDays } from '../../../components/times/days'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { currencies, MOST_PAY, payPeriods } from '#api/jobs/job_facts'
import {
  MOST_ANSWER_DAYS,
  MOST_START_DAYS,
  offerLimits,
} from '#api/applications/offers/offer_facts'
import type { OfferForm } from './use_offer_form'

/** The terms that are typed. */
export function OfferFields({ form, fName }: { form: OfferForm; fName: string }) {
  return (
    <>
      <PayFields form={form} />
      <DayFields form={form} />
      <TextInput
        label={t`Place`}
        description={t`Where they work, and how much from home`}
        maxLength={offerLimits.place.max}
        {...form.getInputProps('place')}
      />
      <Textarea
        label={t`For ${fName}`}
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
  )
}

function PayFields({ form }: { form: OfferForm }) {
  return (
    <div className="offer-pay">
      <NumberInput
        label={t`Pay`}
        withAsterisk
        min={1}
        max={MOST_PAY}
        allowDecimal={false}
        thousandSeparator
        thousandsGroupStyle={form.values.currency === 'INR' ? 'lakh' : 'thousand'}
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
  )
}

function DayFields({ form }: { form: OfferForm }) {
  return (
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
  )
}
