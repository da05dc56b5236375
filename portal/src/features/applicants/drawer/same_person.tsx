import './same_person.css'
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { ph, t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read } from '../../../app/read'
import { useWrite } from '../../../components/forms/write'
import { day } from '../../../components/format'
import { Coming } from '../../../components/page/skeletons'
import {
  applicantReads,
  stageLabel,
  type ApplicationStatus,
  type Reviewed,
} from '../applicants_data'

const PATH = '/client/application-duplicates/:id'

/** Warns of other accounts that may be the same person, and lets two of one job go on as one. */
export function SamePerson({ one, canMove }: { one: Reviewed; canMove: boolean }) {
  const others = useQuery(read('GET', PATH, { params: { id: one._id } }))
  const found = others.data?.data ?? []
  const refreshes = [...applicantReads, PATH]
  const separate = useWrite(
    (appliedId: string) => api.put('/client/separate-application', { body: { appliedId } }),
    { refreshes }
  )
  const merge = useWrite(
    (mergeId: string, _name: string) =>
      api.put('/client/merge-applications', {
        body: { keepId: one._id, mergeId },
        notice: 'errors',
      }),
    {
      refreshes,
      onDone: (_, mergeId, name) =>
        notify.undo(
          t`The two applications of ${name} go on as one`,
          () => void separate.send(mergeId)
        ),
    }
  )
  if (others.isPending) return <Coming />
  if (found.length === 0) return null
  return (
    <Alert color="amber" title={t`This may be somebody who applied before`} mb="md">
      <Stack gap="xs">
        {found.map((other) => (
          <Group key={other._id} justify="space-between" gap="xs">
            <Text size="sm" miw={0} className="ap-same">
              <Trans>
                <Anchor
                  component={Link}
                  to={`/client/jobs/${other.jobId}/applicants?application=${other._id}`}
                  c="inherit"
                  underline="always"
                >
                  {ph({ name: other.name })}
                </Anchor>
                , {{ email: other.email }}: the same {{ same: other.same.join(', ') }}.{' '}
                {{ jobTitle: other.jobTitle }},{' '}
                {{ stageLabel: stageLabel(other.status as ApplicationStatus) }},{' '}
                {{ day: day(other.appliedAt) }}
              </Trans>
            </Text>
            {canMove && other.mayMerge && (
              <Button
                size="compact-sm"
                variant="default"
                loading={merge.busyWith(other._id)}
                onClick={() => void merge.send(other._id, other.name)}
              >
                {t`Merge into this one`}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}
