import { Input, SegmentedControl, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { jobLimits, jobTypes, workModes } from '#api/jobs/job_facts'
import { PlaceSelect } from '../../../components/forms/pickers'
import { Section } from '../../../components/page/page_header'
import type { JobForm } from './job_values'
import { TitleAdvice, useTitleCheck } from './title_check'

type Choices = { _id: string; name: string }[]
type Role = { form: JobForm; id?: string; categories: Choices; industries: Choices }

const listed = (choices: Choices) => choices.map(({ _id, name }) => ({ value: _id, label: name }))

/** Title, category, kind of employment and place. */
export function Role({ form, id, categories, industries }: Role) {
  const { values } = form
  const remote = values.jobLocation === 'Remote'
  const titleCheck = useTitleCheck(id, (words) => form.setFieldError('jobTitle', words))
  return (
    <Section title={t`The role`}>
      <Stack gap="md">
        <div>
          <TextInput
            label={t`Job title`}
            withAsterisk
            placeholder={t`Senior Node.js Developer`}
            maxLength={jobLimits.title.max}
            {...form.getInputProps('jobTitle')}
            onBlur={() => void titleCheck.check(values.jobTitle)}
          />
          <TitleAdvice
            advice={titleCheck.advice}
            title={values.jobTitle}
            onPick={(title) => form.setFieldValue('jobTitle', title)}
            onCategory={(category) =>
              !values.jobCategory && form.setFieldValue('jobCategory', category)
            }
          />
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={t`Category`}
            withAsterisk
            searchable
            placeholder={t`Choose one`}
            data={listed(categories)}
            {...form.getInputProps('jobCategory')}
          />
          <Select
            label={t`Industry`}
            searchable
            clearable
            placeholder={t`Choose one`}
            data={listed(industries)}
            {...form.getInputProps('industryId')}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={t`Employment`}
            allowDeselect={false}
            data={jobTypes}
            {...form.getInputProps('jobType')}
          />
          <div>
            <Input.Label labelElement="div" id="mode-label">
              {t`Where people work`}
            </Input.Label>
            <SegmentedControl
              fullWidth
              aria-labelledby="mode-label"
              data={[...workModes]}
              {...form.getInputProps('jobLocation')}
            />
          </div>
        </SimpleGrid>
        <PlaceSelect
          label={remote ? t`Where from` : t`Office`}
          description={
            remote ? t`The country people must be in; leave it empty for anywhere` : undefined
          }
          value={values.place}
          onChange={(place) => form.setFieldValue('place', place)}
          error={form.errors['jobAddress.city'] ?? form.errors.jobAddress ?? form.errors.jobCountry}
        />
      </Stack>
    </Section>
  )
}
