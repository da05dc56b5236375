import { Stack, TagsInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { jobLimits } from '#api/jobs/job_facts'
import { TaxonAdd } from '../../../components/forms/pickers'
import { Section } from '../../../components/page/page_header'
import { ChosenList } from './chosen_list'
import type { JobForm } from './job_values'

/** The first skills are taken for needed; the rest is welcome until it is marked. */
const taxons = [
  {
    kind: 'skill',
    field: 'devChooseSkills',
    label: t`Skills`,
    most: jobLimits.skills.max,
    required: 3,
    hint: undefined,
  },
  {
    kind: 'stack',
    field: 'devChooseStacks',
    label: t`Stacks`,
    most: jobLimits.stacks.max,
    required: 0,
    hint: t`If you work with a known combination`,
  },
] as const

/** What people must bring, what is welcome, and the company's own tags. */
export function Skills({ form }: { form: JobForm }) {
  const { values } = form
  return (
    <Section
      title={t`Skills and stacks`}
      note={t`Star what a person must have; the rest is nice to have.`}
    >
      <Stack gap="lg">
        {taxons.map(({ kind, field, label, most, hint, required }) => {
          const chosen = values[field]
          return (
            <ChosenList
              key={kind}
              label={label}
              limit={most}
              chosen={chosen}
              onChange={(next) => form.setFieldValue(field, next)}
              add={
                <TaxonAdd
                  kind={kind}
                  label={t`Add a ${kind}`}
                  description={hint ?? t`${{ count: chosen.length }} of ${most}`}
                  chosen={chosen.map((one) => one._id)}
                  error={form.errors[field]}
                  disabled={chosen.length >= most}
                  onAdd={(one) =>
                    form.setFieldValue(field, [
                      ...chosen,
                      { ...one, isRequired: chosen.length < required },
                    ])
                  }
                />
              }
            />
          )
        })}
        <TagsInput
          label={t`Tags`}
          description={t`Words for your own lists, such as “payments”`}
          placeholder={values.tags.length ? '' : t`Type and press Enter`}
          maxTags={jobLimits.tags.max}
          {...form.getInputProps('tags')}
        />
      </Stack>
    </Section>
  )
}
