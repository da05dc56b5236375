import { Stack, Text, Group, Badge } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { labelIn } from '#api/http/choices'
import { jobTypes, workModes } from '#api/jobs/job_facts'
import { payRange, experience } from '../../../components/format'
import { placeLabel } from '../../../components/forms/pickers'
import { Prose } from '../../../components/prose'
import type { Values } from './job_values'

/** The job as candidates will see it. */
export function Preview({
  values,
  categories,
}: {
  values: Values
  categories: { _id: string; name: string }[]
}) {
  const pay = values.hideBudgetToDev
    ? null
    : payRange({
        budgetMin: values.budgetMin === '' ? null : values.budgetMin,
        budgetMax: values.budgetMax === '' ? null : values.budgetMax,
        currency: values.currency,
        budgetFor: values.budgetFor,
      })
  const facts = [
    pay ?? t`Pay not shown`,
    [placeLabel(values.place), labelIn(workModes, values.jobLocation)].filter(Boolean).join(' · '),
    experience(values.minExpRange || 0, values.maxExpRange === '' ? null : values.maxExpRange),
    labelIn(jobTypes, values.jobType),
    categories.find(({ _id }) => _id === values.jobCategory)?.name,
  ]
  return (
    <Stack gap="md">
      <div>
        <h2 className="job-form-preview-title">{values.jobTitle || t`Job title`}</h2>
        <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
      </div>
      <Group gap={6}>
        {values.devChooseSkills.map((skill) => (
          <Badge key={skill._id} variant={skill.isRequired ? 'light' : 'default'}>
            {skill.name}
          </Badge>
        ))}
      </Group>
      <Told html={values.shortDesc} none={t`The short description appears here.`} />
      <Told html={values.editorText} none={t`The whole description appears here.`} />
    </Stack>
  )
}

const Told = ({ html, none }: { html: string; none: string }) =>
  html ? <Prose html={html} /> : <Text c="dimmed">{none}</Text>
