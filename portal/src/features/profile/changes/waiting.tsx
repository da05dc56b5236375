import { Alert, Button, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../../app/api'
import { useWrite } from '../../../components/forms/write'
import { day } from '../../../components/format'
import { useProfileDraft, type Update } from '../profile_draft'
import { isFilePart, type CheckedPart } from '#api/candidates/candidate_facts'

const named: Partial<Record<CheckedPart, string>> = {
  name: t`Your name`,
  headline: t`Your headline`,
  photo: t`Your new photo`,
  video: t`Your new video`,
  resume: t`Your newer resume`,
}

/** Changes of an approved profile that companies do not see yet, beside what they see; each can be taken back. */
export function Waiting({ parts }: { parts: string[] }) {
  const { profile } = useProfileDraft()
  return profile.pendingUpdates
    .filter(({ part }) => parts.includes(part))
    .map((update) => <Waits key={update._id} update={update} />)
}

/** One of them. */
export function Waits({ update }: { update: Update }) {
  const live = Object.values(update.changes)
    .map(({ from }) => from)
    .filter(Boolean)
  const isFile = isFilePart(update.part)
  return (
    <Alert
      color="amber"
      title={t`Awaiting approval: ${{ part: named[update.part] ?? t`a change` }}`}
    >
      <Text size="sm">
        {!isFile && live.length > 0
          ? t`Companies see this until we approve the change: ${{ live: live.join(' ') }}.`
          : t`Companies see your old profile until we approve the change.`}{' '}
        <Trans>Sent {{ day: day(update.createdAt) }}.</Trans>
      </Text>
      <TakeBack update={update} />
    </Alert>
  )
}

/** The button that withdraws a change while it waits for approval. */
export function TakeBack({ update }: { update: Pick<Update, '_id'> }) {
  const takeBack = useTakeBack()
  return (
    <Button
      size="xs"
      variant="default"
      mt="xs"
      loading={takeBack.busy}
      onClick={() => void takeBack.send(update._id)}
    >
      {t`Take it back`}
    </Button>
  )
}

/** Withdraws a change that waits for approval. */
export function useTakeBack() {
  return useWrite(
    (id: string) => api.delete('/candidate/profile-update-request/:id', { params: { id } }),
    {
      refreshes: [
        '/candidate/profile',
        '/candidate/profile-update-requests',
        '/candidate/video',
        '/candidate/dev-employment',
        '/candidate/dev-certification',
        '/candidate/resumes',
        '/candidate/dashboard',
      ],
    }
  )
}
