import { useState } from 'react'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { candidateLimits, MAX_SNOOZE_DAYS } from '#api/candidates/candidate_facts'
import { api, type DataOf } from '../../../app/api'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { day } from '../../../components/format'
import { useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'

export type Profile = DataOf<'GET', '/candidate/profile'>

const refreshes = ['/candidate/profile', '/candidate/dashboard', '/candidate/applied-jobs']

/** A day ahead, as the calendar of a time zone has it. */
const inDays = (days: number, timeZone: string) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone })

/** Whether companies find the profile: now, not until a date, or not at all. */
export function Visibility({ profile }: { profile: Profile }) {
  const { approval, visibility, snoozedUntil, timeZone } = profile
  const [asking, setAsking] = useState(false)
  const [until, setUntil] = useState(inDays(30, timeZone))
  const again = useWrite(() => api.put('/candidate/activate'), { refreshes })
  const snooze = useWrite(() => api.put('/candidate/snooze', { body: { until } }), { refreshes })
  const activate = (
    <Button variant="default" loading={again.busy} onClick={() => void again.send()}>
      {t`Show my profile again`}
    </Button>
  )
  return (
    <Section
      title={t`Who can find you`}
      note={
        visibility === 'active'
          ? approval === 'approved'
            ? t`Companies can find your profile.`
            : t`Companies find your profile once it is approved.`
          : visibility === 'snoozed'
            ? t`Hidden from search until ${{ day: snoozedUntil ? day(snoozedUntil, timeZone) : t`later` }}; it comes back on its own.`
            : visibility === 'suspended'
              ? t`Your profile is suspended. Write to support to ask why.`
              : t`Your profile is hidden from every company.`
      }
    >
      {visibility === 'active' && (
        <Stack gap="lg">
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void snooze.send()
            }}
          >
            <Group align="flex-end" gap="sm">
              <TextInput
                type="date"
                label={t`Take a break until`}
                description={t`You leave search; your applications continue`}
                min={inDays(1, timeZone)}
                max={inDays(MAX_SNOOZE_DAYS, timeZone)}
                value={until}
                error={snooze.failure?.message}
                onChange={(event) => setUntil(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={snooze.busy}>
                {t`Snooze my profile`}
              </Button>
            </Group>
          </form>
          <div>
            <Text size="sm" fw={550}>
              {t`Stop looking`}
            </Text>
            <Text size="sm" c="dimmed" mb="xs">
              {t`Hides your profile and withdraws what is open. You can come back any time.`}
            </Text>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t`Deactivate my profile`}
            </Button>
          </div>
        </Stack>
      )}
      {(visibility === 'snoozed' || visibility === 'deactivated') && activate}
      {asking && <Deactivate onClose={() => setAsking(false)} />}
    </Section>
  )
}

function Deactivate({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const deactivate = useWrite(
    () => api.put('/candidate/deactivate', { body: { reason: reason.trim() || undefined } }),
    { refreshes, onDone: onClose }
  )
  return (
    <Dialog onClose={onClose} title={t`Deactivate your profile?`}>
      <Stack>
        <Text size="sm">
          {t`Companies can no longer find you. Your open applications are withdrawn and the companies are told. Everything you wrote stays here in case you come back.`}
        </Text>
        <Textarea
          label={t`Why? (optional)`}
          description={t`Only we read it`}
          maxLength={candidateLimits.reason.max}
          autosize
          minRows={2}
          data-autofocus
          value={reason}
          error={deactivate.failure?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogEnd back={t`Keep it active`} onBack={onClose}>
          <Button color="red" loading={deactivate.busy} onClick={() => void deactivate.send()}>
            {t`Deactivate my profile`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
