import { useState } from 'react'
import { ActionIcon, Button, Group, Pill, Text, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { interviewLimits } from '#api/interviews/interview_facts'
import { bothZones } from '../../../components/times/two_clocks'
import { startOfDay } from '../../../components/times/days'
import type { Schedule } from './use_schedule'

/** How many times may be chosen, and the way to earlier and later days. */
export function DaySteps({
  from,
  count,
  onFrom,
}: {
  from: Date
  count: number
  onFrom: (day: Date) => void
}) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {t`Choose one time to book it, or up to ${{ max: interviewLimits.slots.max }} for them to choose from.`}
      </Text>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Earlier days`}
          disabled={from <= startOfDay(new Date())}
          onClick={() => onFrom(startOfDay(from, -count))}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t`Later days`}
          onClick={() => onFrom(startOfDay(from, count))}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </Group>
  )
}

/** The times that were chosen, in both zones. */
export function ChosenTimes({ schedule, theirs }: { schedule: Schedule; theirs: string }) {
  const { slots, toggle } = schedule
  if (slots.length === 0) return null
  return (
    <Group gap={6} aria-label={t`Chosen times`}>
      {slots.map((start) => (
        <Pill
          key={start}
          size="md"
          withRemoveButton
          removeButtonProps={{
            'aria-label': t`Remove ${{ bothZones: bothZones(start, theirs) }}`,
            'aria-hidden': false,
          }}
          onRemove={() => toggle(start)}
        >
          {bothZones(start, theirs)}
        </Pill>
      ))}
    </Group>
  )
}

/** A time that the week does not offer. */
export function AnotherTime({ schedule: { slots, toggle } }: { schedule: Schedule }) {
  const [exact, setExact] = useState('')
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        type="datetime-local"
        label={t`Another time`}
        description={t`In your time zone`}
        value={exact}
        onChange={(event) => setExact(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={
          !exact || Number.isNaN(Date.parse(exact)) || slots.length >= interviewLimits.slots.max
        }
        onClick={() => (toggle(new Date(exact).getTime()), setExact(''))}
      >
        {t`Add`}
      </Button>
    </Group>
  )
}
