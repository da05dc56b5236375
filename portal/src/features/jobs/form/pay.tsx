import { NumberInput, Select, SimpleGrid, Stack, Switch } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { currencies, jobLimits, payPeriods } from '#api/jobs/job_facts'
import { Section } from '../../../components/page/page_header'
import type { JobForm } from './job_values'

/** What the job pays, and how much experience it asks for. */
export function Pay({ form }: { form: JobForm }) {
  const { values } = form
  return (
    <Section
      title={t`Pay and experience`}
      note={t`Jobs that show their pay get more and better applicants.`}
    >
      <Stack gap="md">
        <div className="job-form-pay">
          <Select
            label={t`Currency`}
            searchable
            allowDeselect={false}
            data={currencies}
            {...form.getInputProps('currency')}
          />
          <NumberInput
            label={t`From`}
            withAsterisk
            min={0}
            allowDecimal={false}
            thousandSeparator
            thousandsGroupStyle={values.currency === 'INR' ? 'lakh' : 'thousand'}
            hideControls
            {...form.getInputProps('budgetMin')}
          />
          <NumberInput
            label={t`To`}
            withAsterisk
            min={0}
            allowDecimal={false}
            thousandSeparator
            thousandsGroupStyle={values.currency === 'INR' ? 'lakh' : 'thousand'}
            hideControls
            {...form.getInputProps('budgetMax')}
          />
          <Select
            label={t`Per`}
            allowDeselect={false}
            data={payPeriods}
            {...form.getInputProps('budgetFor')}
          />
        </div>
        <Switch
          label={t`Hide the pay`}
          description={t`Candidates see “Pay not shown”`}
          {...form.getInputProps('hideBudgetToDev', { type: 'checkbox' })}
        />
        <SimpleGrid cols={2} maw={360}>
          <NumberInput
            label={t`Experience from`}
            {...jobLimits.experience}
            suffix=" years"
            {...form.getInputProps('minExpRange')}
          />
          <NumberInput
            label={t`to`}
            {...jobLimits.experience}
            suffix=" years"
            {...form.getInputProps('maxExpRange')}
          />
        </SimpleGrid>
      </Stack>
    </Section>
  )
}
