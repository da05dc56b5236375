import '../../components/lists/cards.css'
import { useState } from 'react'
import { Alert, Badge, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import {
  integrationLimits,
  messageStatuses,
  SECRET_OVERLAP_HOURS,
  webhookLimits,
} from '#api/integrations/integration_facts'
import { WEBHOOK_LOG_DAYS } from '#api/integrations/integration_facts'
import { recordKinds, type RecordKind } from '#api/companies/company_facts'
import { labelIn } from '#api/http/choices'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { Dialog, SideDialog } from '../../components/dialog'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { When } from '../../components/when'
import { Copied } from './copied'

type Webhook = DataOf<'GET', '/client/webhooks'>[number]
type Sent = DataOf<'GET', '/client/webhooks/:id/messages'>[number]
const refreshes = ['/client/webhooks']
const log = '/client/webhooks/:id/messages'
const colorOf = ({ status }: Sent) =>
  status === 'failed' ? 'red' : status === 'delivered' ? 'candor' : 'gray'

/** The addresses that hear of the company's changes. */
export function Webhooks() {
  const list = useQuery(read('GET', '/client/webhooks'))
  const rows = (list.data?.data ?? []) as Webhook[]
  const [reading, setReading] = useState<Webhook>()
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <OwnRows
        list={list}
        rows={rows}
        what={t`Your webhooks`}
        lead={t`We post each change to your address within seconds, signed as Standard Webhooks says. A message that fails is tried again for about two hours.`}
        add={t`Add a webhook`}
        full={rows.length >= webhookLimits.webhooks.max}
        empty={{
          title: t`No webhook yet`,
          children: t`Your other programs hear of new applicants, moves, interviews, offers and tests.`,
        }}
        row={(one, edit) => (
          <Row
            key={one._id}
            one={one}
            onEdit={edit}
            onRead={() => setReading(one)}
            onSecret={setSecret}
          />
        )}
        dialog={(one, close) => (
          <WebhookDialog webhook={one} onClose={close} onSecret={setSecret} />
        )}
      />
      {reading && <Messages webhook={reading} onClose={() => setReading(undefined)} />}
      {secret !== undefined && (
        <Dialog onClose={() => setSecret(undefined)} title={t`Copy the secret now`}>
          <Stack>
            <Alert color="amber">{t`We show it only once. Create a new one if you lose it.`}</Alert>
            <Copied label={t`Secret`} value={secret} />
            <Text size="sm">
              {t`Your program checks the signature of each message with it, so that it takes nothing from others.`}
            </Text>
            <Group justify="flex-end">
              <Button onClick={() => setSecret(undefined)}>{t`I have copied it`}</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function Row({
  one,
  onEdit,
  onRead,
  onSecret,
}: {
  one: Webhook
  onEdit: () => void
  onRead: () => void
  onSecret: (secret: string) => void
}) {
  const params = { id: one._id }
  const paused = one.status === 'paused'
  const change = useWrite(
    () =>
      api.put('/client/webhooks/:id', {
        params,
        body: { status: paused ? ('active' as const) : ('paused' as const) },
      }),
    { refreshes }
  )
  const ping = useWrite(() => api.post('/client/webhooks/:id/ping', { params }), {
    refreshes: [log],
    onDone: onRead,
  })
  const rotate = useWrite(() => api.post('/client/webhooks/:id/secret', { params }), {
    refreshes,
    onDone: ({ data }) => onSecret(data.secret),
  })
  const remove = useWrite(() => api.delete('/client/webhooks/:id', { params }), { refreshes })
  return (
    <OwnRow
      name={one.name}
      badges={
        paused && (
          <Badge variant="light" color="red">
            {t`Paused`}
          </Badge>
        )
      }
      actions={
        <Button
          size="xs"
          variant="default"
          onClick={onRead}
          aria-label={t`Log of ${{ name: one.name }}`}
        >
          {t`Log`}
        </Button>
      }
      onEdit={onEdit}
      remove={{ ...remove, ask: t`Delete the webhook “${{ name: one.name }}” with its log?` }}
      below={
        <Group gap="xs">
          <Button size="xs" variant="subtle" loading={ping.busy} onClick={() => void ping.send()}>
            {t`Send a ping`}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            loading={change.busy}
            onClick={() => void change.send()}
          >
            {paused ? t`Start again` : t`Pause`}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            loading={rotate.busy}
            onClick={() =>
              window.confirm(
                t`Create a new secret for “${{ name: one.name }}”? The old one keeps working for ${SECRET_OVERLAP_HOURS} hours.`
              ) && void rotate.send()
            }
          >
            {t`New secret`}
          </Button>
        </Group>
      }
    >
      <p>
        <code>{one.url}</code>
      </p>
      <p>{one.events.map((event) => labelIn(recordKinds, event).split(':')[0]).join(', ')}</p>
      {paused && one.pausedBecause && <p className="own-harm">{one.pausedBecause}</p>}
      <p className="own-foot">
        <Trans>
          Added <When at={one.createdAt} />
        </Trans>
      </p>
    </OwnRow>
  )
}

function WebhookDialog({
  webhook,
  onClose,
  onSecret,
}: {
  webhook?: Webhook
  onClose: () => void
  onSecret: (secret: string) => void
}) {
  const form = useSendForm({
    initialValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: webhook?.events ?? (recordKinds.map(({ value }) => value) as RecordKind[]),
    },
    send: async (body): Promise<string | undefined> => {
      if (webhook) await api.put('/client/webhooks/:id', { params: { id: webhook._id }, body })
      else return (await api.post('/client/webhooks', { body })).data.secret
    },
    refreshes,
    onSent: (secret) => {
      onClose()
      if (secret) onSecret(secret)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={webhook ? t`Change the webhook` : t`Add a webhook`}
      size="lg"
      action={webhook ? t`Save` : t`Add the webhook`}
      beside={['name', 'url', 'events']}
    >
      <TextInput
        data-autofocus
        label={t`Name`}
        description={t`The program that listens`}
        withAsterisk
        maxLength={integrationLimits.name.max}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t`Address`}
        description={t`Begins with https://, and can be reached from everywhere`}
        withAsterisk
        type="url"
        inputMode="url"
        maxLength={webhookLimits.url.max}
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={t`It hears of`} {...form.getInputProps('events')}>
        <Stack gap="xs" mt="xs">
          {recordKinds.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  )
}

function Messages({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const params = { id: webhook._id }
  const list = useInfiniteQuery(readPages('GET', log, { params }))
  const rows = rowsOf(list)
  return (
    <SideDialog
      onClose={onClose}
      title={t`Sent to ${{ name: webhook.name }}`}
      position="right"
      size="lg"
    >
      <Group justify="flex-end" mb="md">
        <Button
          size="xs"
          variant="default"
          loading={list.isRefetching}
          onClick={() => void list.refetch()}
        >
          {t`Look again`}
        </Button>
      </Group>
      <GrowingList
        list={list}
        what={t`The log`}
        rows={rows}
        empty={
          <EmptyState icon={<Spot name="messages" />} title={t`Nothing was sent yet`}>
            {t`Each change that it hears of appears here for ${{ days: WEBHOOK_LOG_DAYS }} days. Send a ping to try it.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((one) => (
            <MessageRow key={one._id} one={one} webhook={webhook} />
          ))}
        </ul>
      </GrowingList>
    </SideDialog>
  )
}

function MessageRow({ one, webhook }: { one: Sent; webhook: Webhook }) {
  const params = { id: one._id }
  const resend = useWrite(() => api.post('/client/webhook-messages/:id/resend', { params }), {
    refreshes: [log],
  })
  return (
    <OwnRow
      name={one.type}
      badges={
        <Badge variant="light" color={colorOf(one)}>
          {labelIn(messageStatuses, one.status)}
        </Badge>
      }
      actions={
        one.status !== 'waiting' &&
        webhook.status === 'active' && (
          <Button
            size="xs"
            variant="default"
            loading={resend.busy}
            aria-label={t`Send again: ${{ type: one.type }}`}
            onClick={() => void resend.send()}
          >
            {t`Send again`}
          </Button>
        )
      }
    >
      <p className="own-foot">
        <When at={one.createdAt} />
        {one.tries > 0 && `, ${one.tries === 1 ? t`one try` : t`${{ tries: one.tries }} tries`}`}
        {one.responseStatus && t`, answered with ${{ responseStatus: one.responseStatus }}`}
      </p>
      {one.error && <p className="own-harm">{one.error}</p>}
    </OwnRow>
  )
}
