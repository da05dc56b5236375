import { useState } from 'react'
import { Button, FocusTrap, Group, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { interviewLimits } from '../../../../api/interviews/interview_facts'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { readerZone } from '../../components/format'
import { interviewReads, type Interview } from './interview_parts'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { durations, interviewTypes, REQUEST_HOURS } from '#api/interviews/interview_facts'

const lengths = durations.map(String)

/** The candidate would like to talk: the company has a while to offer times. */
export function AskInterview({
  appliedId: first,
  onClose,
}: {
  appliedId?: string
  onClose: () => void
}) {
  const mine = useQuery(
    read('GET', '/candidate/interview-applications', { query: { limit: PAGE_MOST } })
  )
  const rows = mine.data?.data ?? []
  const [chosen, setChosen] = useState<string | null>(first ?? null)
  const appliedId = chosen ?? (rows.length === 1 ? rows[0].appliedId : null)
  const found = rows.find((row) => row.appliedId === appliedId)
  const [duration, setDuration] = useState('30')
  const [type, setType] = useState<Interview['type']>('video')
  const [message, setMessage] = useState('')
  const {
    send: ask,
    busy,
    failure,
  } = useWrite(
    () =>
      api.patch('/candidate/requestInterview', {
        body: {
          appliedId: found!.appliedId,
          duration: Number(duration),
          type,
          timeZone: readerZone(),
          message: message.trim() || undefined,
        },
      }),
    { refreshes: interviewReads, onDone: onClose }
  )

  return (
    <Dialog onClose={onClose} title={t`Ask for an interview`}>
      <FocusTrap.InitialFocus />
      <Stack>
        <GrowingList
          list={mine}
          what={t`Your applications`}
          rows={rows}
          pending={<Skeleton height={60} />}
          empty={
            <Text size="sm">
              {t`There is nobody to ask: you have no open application, or an interview is under way for each of them.`}
            </Text>
          }
        >
          <>
            <Text size="sm" c="dimmed">
              {t`The company gets your wish and has ${REQUEST_HOURS} hours to offer you times.`}
            </Text>
            <Select
              label={t`Application`}
              withAsterisk
              searchable
              allowDeselect={false}
              placeholder={t`Choose one`}
              data={rows.map(({ appliedId: value, job, company }) => ({
                value,
                label: `${job.jobTitle}, ${company.name}`,
              }))}
              value={found ? appliedId : null}
              error={failure?.fields.appliedId}
              onChange={setChosen}
            />
            <Group grow>
              <Select
                label={t`Length`}
                allowDeselect={false}
                data={lengths.map((value) => ({ value, label: t`${value} minutes` }))}
                value={duration}
                onChange={(value) => value && setDuration(value)}
              />
              <Select
                label={t`Kind`}
                allowDeselect={false}
                data={interviewTypes}
                value={type}
                onChange={(value) => value && setType(value)}
              />
            </Group>
            <Textarea
              label={t`Message`}
              description={t`They will read this: what you would like to talk about, and when it suits you`}
              autosize
              minRows={3}
              maxLength={interviewLimits.message.max}
              value={message}
              error={failure?.fields.message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </>
        </GrowingList>
        <Refused failure={failure} beside={['appliedId', 'message']} />
        <DialogEnd back={t`Back`} onBack={onClose}>
          {rows.length > 0 && (
            <Button loading={busy} disabled={!found} onClick={() => void ask()}>
              {t`Ask for an interview`}
            </Button>
          )}
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
