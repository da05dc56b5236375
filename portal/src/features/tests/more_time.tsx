import { useState } from 'react'
import { Button, Group, Select, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { assessmentLimits, extraPercents } from '#api/assessments/assessment_facts'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { day } from '../../components/format'
import { Section } from '../../components/page/page_header'

const refreshes = ['/candidate/test-accommodation', '/candidate/test-rules']

/** More time for one's tests: what is granted or waits, and a way to ask for it. */
export function MoreTime() {
  const wish = useQuery(read('GET', '/candidate/test-accommodation'))
  const [asking, setAsking] = useState(false)
  const takeBack = useWrite(() => api.delete('/candidate/test-accommodation'), { refreshes })
  // the rules are read without it; asking again is one reload away
  if (!wish.data) return null
  const last = wish.data.data
  const open = last?.status === 'asked' || last?.status === 'granted'
  return (
    <Section
      title={t`More time`}
      note={t`For people for whom the usual time would not be fair, such as with dyslexia or a screen reader. Companies are not told that you asked for it, or why.`}
    >
      {last?.status === 'asked' && (
        <p>
          <Trans>
            You asked for {{ extraPercent: last.extraPercent }} % more time on{' '}
            {{ day: day(last.askedAt) }}. You hear from us soon; it holds for tests that you start
            after that.
          </Trans>
        </p>
      )}
      {last?.status === 'granted' && (
        <p>
          <Trans>Your tests have {{ extraPercent: last.extraPercent }} % more time</Trans>
          {last.until && t`, until ${{ day: day(last.until) }}`}.
        </p>
      )}
      {last?.status === 'refused' && (
        <p>
          <Trans>
            We could not grant the {{ extraPercent: last.extraPercent }} % that you asked for on{' '}
            {{ day: day(last.askedAt) }}. The reason: {{ reason: last.reason ?? '' }}
          </Trans>
        </p>
      )}
      <Refused failure={takeBack.failure} title={t`It was not taken back`} />
      <Group>
        {open ? (
          <Button variant="default" loading={takeBack.busy} onClick={() => void takeBack.send()}>
            {last.status === 'asked' ? t`Take it back` : t`Go back to the usual time`}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t`Ask for more time`}
          </Button>
        )}
      </Group>
      {asking && <Ask onClose={() => setAsking(false)} />}
    </Section>
  )
}

function Ask({ onClose }: { onClose: () => void }) {
  const form = useSendForm({
    initialValues: { extraPercent: String(extraPercents[0]), need: '' },
    send: ({ extraPercent, need }) =>
      api.post('/candidate/test-accommodation', {
        body: { extraPercent: Number(extraPercent), need },
      }),
    refreshes,
    onSent: onClose,
  })
  return (
    <Dialog title={t`Ask for more time`} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Select
            label={t`How much`}
            data={extraPercents.map((percent) => ({
              value: String(percent),
              label: t`${percent} % more`,
            }))}
            allowDeselect={false}
            {...form.getInputProps('extraPercent')}
          />
          <Textarea
            label={t`Why`}
            description={t`A sentence is enough. Only the people who decide about it read it; no company does.`}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={assessmentLimits.need.max}
            {...form.getInputProps('need')}
          />
          <DialogEnd back={t`Cancel`} onBack={onClose}>
            <Button type="submit" loading={form.busy}>
              {t`Ask for more time`}
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}
