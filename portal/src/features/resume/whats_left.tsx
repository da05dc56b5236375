import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { candidateLimits } from '../../../../api/candidates/candidate_facts'
import { read } from '../../app/read'
import { Section } from '../../components/page/page_header'
import {
  headlineHint,
  ProfileDraft,
  useProfileDraft,
  useTextField,
  type Profile,
  SavedMark,
  Story,
  Waiting,
} from '../profile'

/** What a resume seldom tells, asked for where the rest was taken over: the headline and the story. */
export function WhatsLeft({ profile }: { profile: Profile }) {
  return (
    <ProfileDraft key={profile._id} profile={profile}>
      <Headline />
      <Story />
    </ProfileDraft>
  )
}

function Headline() {
  const { store, snapshot } = useProfileDraft()
  const headline = useTextField('headline')
  const [newest] = useQuery(read('GET', '/candidate/dev-employment')).data?.data ?? []
  const suggested =
    newest &&
    t`${{ title: newest.title }} at ${{ company: newest.company }}`.slice(
      0,
      candidateLimits.headline.max
    )
  function take() {
    store.set('headline', suggested!)
    store.leave('headline')
  }
  return (
    <Section
      title={t`Your headline`}
      note={t`Companies read it first, next to your skills.`}
      actions={<SavedMark state={snapshot.state} />}
    >
      <Stack gap="xs" align="stretch">
        <Waiting parts={['headline']} />
        <TextInput
          label={t`Headline`}
          description={headlineHint}
          placeholder={t`Backend engineer for payments, Node.js and PostgreSQL`}
          maxLength={candidateLimits.headline.max}
          {...headline}
        />
        {suggested && !headline.value && (
          <div>
            <Button size="compact-sm" variant="subtle" ms={-8} onClick={take}>
              <Trans>Use “{suggested}”</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  )
}
