import { useState } from 'react'
import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { readerZone } from '../../components/format'
import { bothZones, cityOf } from '../../components/times/two_clocks'
import { interviewReads, type Interview } from './interview_parts'
import { interviewLimits } from '#api/interviews/interview_facts'

/** Times of one's own: for an interview that has none, in place of those on the table, or instead of the one that is held. */
export function OfferTimes({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const [times, setTimes] = useState([''])
  const [words, setWords] = useState('')
  const held = ['scheduled', 'reschedule_requested'].includes(interview.status)
  const known = times.filter((time) => !Number.isNaN(Date.parse(time)))

  const { send, busy, failure } = useWrite(
    (): Promise<unknown> => {
      const body = {
        interviewId: interview._id,
        slots: known.map((time) => ({ start: new Date(time).toISOString() })),
        timeZone: readerZone(),
      }
      const said = words.trim() || undefined
      return held
        ? api.patch('/candidate/rescheduleInterview', { body: { ...body, reason: said } })
        : api.post('/candidate/interview-slots', { body: { ...body, message: said } })
    },
    { refreshes: interviewReads, onDone: onClose }
  )

  return (
    <Dialog onClose={onClose} title={held ? t`Ask for another time` : t`Offer times`}>
      <Stack>
        <Text size="sm" c="dimmed">
          {held
            ? t`The current time stays reserved until the company answers.`
            : t`${{ name: interview.company.name }} chooses one of them. Times are as they are where you are, in the zone of ${{ cityOf: cityOf(readerZone()) }}.`}
        </Text>
        {times.map((time, index) => (
          <TextInput
            key={index}
            type="datetime-local"
            label={t`Time ${{ number: index + 1 }}`}
            description={
              Number.isNaN(Date.parse(time)) ? undefined : bothZones(time, interview.clientTimeZone)
            }
            value={time}
            error={failure?.fields[`slots.${index}.start`]}
            onChange={(event) => setTimes(times.with(index, event.currentTarget.value))}
            data-autofocus={index === 0 || undefined}
            // beside the field itself, whatever is above and below it
            inputContainer={(input) => (
              <Group gap="xs" wrap="nowrap" align="flex-end">
                <div style={{ flex: 1, minWidth: 0 }}>{input}</div>
                {times.length > 1 && (
                  <ActionIcon
                    variant="default"
                    size={36}
                    aria-label={t`Take time ${{ number: index + 1 }} out`}
                    onClick={() => setTimes(times.toSpliced(index, 1))}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                )}
              </Group>
            )}
          />
        ))}
        {times.length < interviewLimits.slots.max && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            style={{ alignSelf: 'start' }}
            onClick={() => setTimes([...times, ''])}
          >
            {t`Add a time`}
          </Button>
        )}
        <Textarea
          label={held ? t`Why another time?` : t`Message`}
          description={t`They will read this`}
          autosize
          minRows={2}
          maxLength={interviewLimits.message.max}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Refused
          failure={failure}
          title={t`The times were not sent`}
          beside={times.map((_, index) => `slots.${index}.start`)}
        />
        <DialogEnd back={t`Back`} onBack={onClose}>
          <Button loading={busy} disabled={known.length === 0} onClick={() => void send()}>
            {known.length > 1 ? t`Send ${{ count: known.length }} times` : t`Send this time`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
