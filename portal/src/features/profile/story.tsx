import { Stack, Textarea } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { grouped } from '../../components/format'
import { candidateLimits } from '../../../../api/candidates/candidate_facts'
import { Section } from '../../components/page/page_header'
import { Conflicts, storyHint, useTextField } from './profile_draft'

/** The profile in one's own words. */
export function Story() {
  const story = useTextField('story')
  const length = story.value.trim().length
  return (
    <Section
      title={t`Your story`}
      note={t`What you like to work on and how. It leads your profile.`}
    >
      <Stack gap="md">
        <Conflicts fields={{ story: t`Your story` }} />
        <Textarea
          label={t`Story`}
          description={`${storyHint}${length ? t`; ${{ length: grouped(length) }} so far` : ''}`}
          autosize
          minRows={8}
          maxRows={24}
          maxLength={candidateLimits.story.max}
          {...story}
        />
      </Stack>
    </Section>
  )
}
