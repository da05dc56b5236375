import { Button, Stack, Group, Text } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery } from '@tanstack/react-query'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { read } from '../../../app/read'
import { bothZones } from '../../../components/times/two_clocks'
import { Failed, Stale } from '../../../components/page/fetched'
import { InterviewStatus } from '../../../components/marks/statuses'
import type { Reviewed } from '../applicants_data'
import { Part } from './part'

export type OfApplication = ReturnType<typeof useInterviews>

/** The interviews of one application, among those of its job. */
export function useInterviews(one: Reviewed | undefined) {
  const list = useQuery({
    ...read('GET', '/client/getInterviewsData', {
      query: { jobId: one?.jobId, limit: PAGE_MOST },
    }),
    enabled: one !== undefined,
  })
  return {
    list,
    rows: (list.data?.data ?? []).filter((interview) => interview.appliedId === one?._id),
  }
}

/** The interviews of an application, and the way to another one. */
export function Interviews({
  of: { list, rows },
  onSchedule,
}: {
  of: OfApplication
  onSchedule?: () => void
}) {
  if (!rows.length && !onSchedule && !list.isError) return null
  return (
    <Part
      title={t`Interviews`}
      action={
        onSchedule && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCalendarPlus size={16} stroke={1.5} />}
            onClick={onSchedule}
          >
            {t`Schedule interview`}
          </Button>
        )
      }
    >
      <Stale read={list} what={t`The interviews`} />
      {list.isError && !list.data && <Failed read={list} what={t`The interviews`} />}
      {list.data && rows.length === 0 && <p className="dim">{t`None yet.`}</p>}
      <Stack gap="xs">
        {rows.map((interview) => (
          <Group key={interview._id} justify="space-between" gap="xs">
            <Text
              size="sm"
              className="num"
              component={Link}
              to={`/client/interviews?status=all&id=${interview._id}`}
              c="inherit"
            >
              {interview.start
                ? t`Round ${{ round: interview.round }}: ${{ times: bothZones(interview.start, interview.devTimeZone) }}`
                : t`Round ${{ round: interview.round }}: ${plural({ times: interview.slots.length }, { one: '# time', other: '# times' })} offered`}
            </Text>
            <InterviewStatus status={interview.status} />
          </Group>
        ))}
      </Stack>
    </Part>
  )
}
