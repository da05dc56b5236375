import { Alert, Button, Text } from '@mantine/core'
import { api } from '../../../app/api'
import { useWrite } from '../../../components/forms/write'
import { day } from '../../../components/format'
import { useProfileDraft, type Update } from '../profile_draft'
import { isFilePart, type CheckedPart } from '#api/candidates/candidate_facts'

const named: Partial<Record<CheckedPart, string>> = {
  name: 'Your name',
  headline: 'Your headline',
  photo: 'Your new photo',
  video: 'Your new video',
  resume: 'Your newer resume',
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
    <Alert color="amber" title={`${named[update.part] ?? 'A change'} waits for approval`}>
      <Text size="sm">
        {!isFile && live.length > 0
          ? `Companies see this until we have looked: ${live.join(' ')}.`
          : 'Companies see your profile as it was until we have looked.'}{' '}
        Sent {day(update.createdAt)}.
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
      Take it back
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
