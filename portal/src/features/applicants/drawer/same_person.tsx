import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read } from '../../../app/read'
import { day } from '../../../components/format'
import {
  refreshApplicants,
  stageLabel,
  type ApplicationStatus,
  type Reviewed,
} from '../applicants_data'

const PATH = '/client/application-duplicates/:id'

/** Warns of other accounts that may be the same person, and lets two of one job go on as one. */
export function SamePerson({ one, canMove }: { one: Reviewed; canMove: boolean }) {
  const client = useQueryClient()
  const found = useQuery(read('GET', PATH, { params: { id: one._id } })).data?.data ?? []
  if (found.length === 0) return null
  const refresh = () =>
    Promise.all([refreshApplicants(client), client.invalidateQueries({ queryKey: [PATH] })])
  async function merge(mergeId: string, name: string) {
    await api.put('/client/merge-applications', {
      body: { keepId: one._id, mergeId: mergeId },
      notice: 'errors',
    })
    await refresh()
    notify.undo(
      `The two applications of ${name} go on as one`,
      () =>
        void api
          .put('/client/separate-application', { body: { appliedId: mergeId } })
          .then(refresh, () => undefined),
      30
    )
  }
  return (
    <Alert color="amber" title="This may be somebody who applied before" mb="md">
      <Stack gap="xs">
        {found.map((other) => (
          <Group key={other._id} justify="space-between" gap="xs">
            <Text size="sm" miw={0} className="ap-same">
              <Anchor
                component={Link}
                to={`/client/jobs/${other.jobId}/applicants?application=${other._id}`}
                c="inherit"
                underline="always"
              >
                {other.name}
              </Anchor>
              , {other.email}: the same {other.same.join(', ')}. {other.jobTitle},{' '}
              {stageLabel(other.status as ApplicationStatus)}, {day(other.appliedAt)}
            </Text>
            {canMove && other.mayMerge && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => void merge(other._id, other.name).catch(() => undefined)}
              >
                Merge into this one
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}
