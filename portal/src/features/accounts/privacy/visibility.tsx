import { useState } from 'react'
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ApiError, type DataOf } from '../../../app/api'
import { DialogEnd } from '../../../components/forms/dialog_end'
import { day } from '../../../components/format'
import { Section } from '../../../components/page_header'

export type Profile = DataOf<'GET', '/candidate/profile'>

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Whether companies find the profile: now, not until a date, or not at all. */
export function Visibility({ profile }: { profile: Profile }) {
  const { approval, visibility, snoozedUntil } = profile
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [until, setUntil] = useState(inDays(30))
  const [problem, setProblem] = useState<string>()
  const act = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onMutate: () => setProblem(undefined),
    onSuccess: () => setAsking(false),
    onError: (error) => setProblem(error instanceof ApiError ? error.message : undefined),
    onSettled: () =>
      Promise.all(
        ['/candidate/profile', '/candidate/dashboard', '/candidate/applied-jobs'].map((key) =>
          client.invalidateQueries({ queryKey: [key] })
        )
      ),
  })
  const activate = (
    <Button
      variant="default"
      loading={act.isPending}
      onClick={() => act.mutate(() => api.put('/candidate/activate'))}
    >
      Show my profile again
    </Button>
  )
  return (
    <Section
      title="Who finds you"
      note={
        visibility === 'active'
          ? approval === 'approved'
            ? 'Companies find your profile.'
            : 'Companies find your profile once it is approved.'
          : visibility === 'snoozed'
            ? `Out of the search until ${snoozedUntil ? day(snoozedUntil) : 'later'}; it comes back by itself.`
            : visibility === 'suspended'
              ? 'Your profile is suspended. Write to support to ask why.'
              : 'Your profile is hidden from every company.'
      }
    >
      {visibility === 'active' && (
        <Stack gap="lg">
          <form
            onSubmit={(event) => {
              event.preventDefault()
              act.mutate(() => api.put('/candidate/snooze', { body: { until } }))
            }}
          >
            <Group align="flex-end" gap="sm">
              <TextInput
                type="date"
                label="Take a break until"
                description="You leave the search, your applications go on"
                min={inDays(1)}
                max={inDays(365)}
                value={until}
                error={!asking && problem}
                onChange={(event) => setUntil(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={act.isPending && !asking}>
                Snooze my profile
              </Button>
            </Group>
          </form>
          <div>
            <Text size="sm" fw={550}>
              Stop looking
            </Text>
            <Text size="sm" c="dimmed" mb="xs">
              Hides your profile and withdraws what is open. You can come back any time.
            </Text>
            <Button variant="default" onClick={() => setAsking(true)}>
              Deactivate my profile
            </Button>
          </div>
        </Stack>
      )}
      {(visibility === 'snoozed' || visibility === 'deactivated') && activate}
      {asking && (
        <Deactivate
          busy={act.isPending}
          problem={problem}
          onClose={() => setAsking(false)}
          onSure={(reason) =>
            act.mutate(() =>
              api.put('/candidate/deactivate', { body: { reason: reason || undefined } })
            )
          }
        />
      )}
    </Section>
  )
}

function Deactivate({
  busy,
  problem,
  onSure,
  onClose,
}: {
  busy: boolean
  problem: string | undefined
  onSure: (reason: string) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  return (
    <Modal opened onClose={onClose} title="Deactivate your profile?">
      <Stack>
        <Text size="sm">
          Companies do not find you any more. Your open applications are withdrawn and the companies
          are told. What you wrote stays here for the day you come back.
        </Text>
        <Textarea
          label="Why? (if you like)"
          description="Only we read it"
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogEnd back="Keep it active" onBack={onClose}>
          <Button color="red" loading={busy} onClick={() => onSure(reason.trim())}>
            Deactivate my profile
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
  )
}
