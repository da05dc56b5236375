import { useState } from 'react'
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { apiScopes, readScopes, type ApiScope } from '#api/companies/access/api_scope_facts'
import { integrationLimits, keyDays, KEY_DAYS } from '#api/integrations/integration_facts'
import { labelIn } from '#api/http/choices'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Dialog } from '../../components/dialog'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'
import { When } from '../../components/when'
import { Copied } from './copied'

type Key = DataOf<'GET', '/client/api-keys'>[number]
const refreshes = ['/client/api-keys']
const stands = {
  active: null,
  expired: { label: t`Ran out`, color: 'gray' },
  revoked: { label: t`Revoked`, color: 'gray' },
} as const

/** The keys of the company's own programs. */
export function ApiKeys() {
  const list = useInfiniteQuery(readPages('GET', '/client/api-keys'))
  const rows = rowsOf(list) as Key[]
  return (
    <OwnRows
      list={list}
      rows={rows}
      what={t`Your API keys`}
      lead={
        <>
          <Trans>
            A key lets your programs call the API in your name. It can do no more than you can, and
            ends when you leave the company.{' '}
            <Anchor href="/docs/api" underline="always">
              What can be called
            </Anchor>
          </Trans>
        </>
      }
      add={t`Create a key`}
      empty={{
        title: t`No key yet`,
        children: t`With one, your site shows your jobs, and your other programs read your applicants.`,
      }}
      row={(one) => <Row key={one._id} one={one} />}
      dialog={(_one, close) => <KeyDialog onClose={close} />}
    />
  )
}

function Row({ one }: { one: Key }) {
  const revoke = useWrite(() => api.delete('/client/api-keys/:id', { params: { id: one._id } }), {
    refreshes,
  })
  const stand = stands[one.status]
  return (
    <OwnRow
      name={one.name}
      badges={
        stand && (
          <Badge variant="light" color={stand.color}>
            {stand.label}
          </Badge>
        )
      }
      remove={
        one.status === 'active'
          ? {
              ...revoke,
              label: t`Revoke`,
              ask: t`Revoke the key “${{ name: one.name }}”? Programs that use it are refused at once, for good.`,
            }
          : undefined
      }
    >
      <p>
        <code>{one.prefix}…</code>
      </p>
      <p>{one.scopes.map((scope) => labelIn(apiScopes, scope)).join(', ')}</p>
      <p className="own-foot">
        <Trans>
          Made by {{ name: one.madeBy.name }} <When at={one.createdAt} />
        </Trans>
        {', '}
        {one.lastUsedAt ? (
          <Trans>
            last used <When at={one.lastUsedAt} />
          </Trans>
        ) : (
          t`not used yet`
        )}
        {one.status === 'active' &&
          (one.expiresAt ? (
            <Trans>
              , ends <When at={one.expiresAt} />
            </Trans>
          ) : (
            t`, without an end`
          ))}
      </p>
    </OwnRow>
  )
}

function KeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>()
  const form = useSendForm({
    initialValues: {
      name: '',
      scopes: [...readScopes] as ApiScope[],
      days: String(KEY_DAYS),
    },
    send: ({ name, scopes, days }) =>
      api.post('/client/api-keys', {
        body: { name, scopes, days: Number(days) as (typeof keyDays)[number]['value'] },
      }),
    refreshes,
    onSent: ({ data }) => setSecret(data.secret),
  })
  if (secret !== undefined)
    return (
      <Dialog onClose={onClose} title={t`Copy the key now`} saved={secret}>
        <Stack>
          <Alert color="amber">{t`We show it only once. Create a new key if you lose it.`}</Alert>
          <Copied label={t`API key`} value={secret} />
          <Text size="sm">
            <Trans>
              Send it with each call as <code>Authorization: Bearer …</code>, and keep it where only
              your programs read it: never in a page or an app that others open.
            </Trans>
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>{t`I have copied it`}</Button>
          </Group>
        </Stack>
      </Dialog>
    )
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Create an API key`}
      size="lg"
      action={t`Create key`}
      beside={['name', 'scopes', 'days']}
    >
      <TextInput
        data-autofocus
        label={t`Name`}
        description={t`Where it is used, so that you know later which one to revoke`}
        withAsterisk
        maxLength={integrationLimits.name.max}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={t`What it may do`}
        description={t`Writing is off unless you choose it`}
        {...form.getInputProps('scopes')}
      >
        <Stack gap="xs" mt="xs">
          {apiScopes.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label={t`Works for`}
        allowDeselect={false}
        data={keyDays.map(({ value, label }) => ({ value: String(value), label }))}
        {...form.getInputProps('days')}
      />
    </FormDialog>
  )
}
