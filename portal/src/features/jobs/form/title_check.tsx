import { useState } from 'react'
import { Stack, Text, Anchor, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { ph, t } from '@lingui/core/macro'
import { jobLimits } from '#api/jobs/job_facts'
import { addressOf } from '../../../app/language'
import { type DataOf, api } from '../../../app/api'
import { useWrite } from '../../../components/forms/write'

type TitleFound = DataOf<'POST', '/client/verify-job-title'>

/** Asks the server about the title once it is typed: what cannot be used, known titles, their category, own jobs of the same name. */
export function useTitleCheck(jobId: string | undefined, onRefused: (words: string) => void) {
  const [advice, setAdvice] = useState<TitleFound>()
  const [checked, setChecked] = useState('')
  const { send } = useWrite(
    (jobTitle: string) =>
      api.post('/client/verify-job-title', {
        body: { jobTitle, jobId },
        notice: 'none',
        latest: 'title',
      }),
    {
      onDone: ({ data }) => setAdvice(data),
      onRefused({ fields }) {
        setAdvice(undefined)
        if (fields.jobTitle) onRefused(fields.jobTitle)
      },
    }
  )
  return {
    advice,
    check(jobTitle: string) {
      if (jobTitle.trim().length < jobLimits.title.min || jobTitle === checked) return
      setChecked(jobTitle)
      void send(jobTitle)
    },
  }
}

/** What is said of a title: jobs that have it already, others to choose, its category. */
export function TitleAdvice({
  advice,
  title,
  onPick,
  onCategory,
}: {
  advice?: TitleFound
  title: string
  onPick: (title: string) => void
  onCategory: (id: string) => void
}) {
  if (!advice)
    return (
      <Text size="sm" c="dimmed" pt={6} className="job-form-advice">
        {t`The title that people search for; pay and place have fields of their own.`}
      </Text>
    )
  const titles = advice.suggestions
    .filter(({ jobTitle }) => jobTitle.toLowerCase() !== title.trim().toLowerCase())
    .slice(0, 4)
  return (
    <Stack gap={4} pt={6} className="job-form-advice" aria-live="polite">
      {advice.duplicates.length > 0 && (
        <Text size="sm">
          <Trans>
            You have this job already:{' '}
            <Anchor
              href={addressOf(
                `/client/jobs?search=${encodeURIComponent(advice.duplicates[0].jobTitle)}`
              )}
              target="_blank"
            >
              {ph({ jobTitle: advice.duplicates[0].jobTitle })}
            </Anchor>
            . Change that one, or make clear how this one differs.
          </Trans>
        </Text>
      )}
      {titles.length > 0 && (
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            {t`Titles candidates look for:`}
          </Text>
          {titles.map(({ _id, jobTitle, jobCategory }) => (
            <button
              type="button"
              key={_id}
              className="c-link"
              onClick={() => (onPick(jobTitle), jobCategory && onCategory(jobCategory))}
            >
              {jobTitle}
            </button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
