import { Alert, Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { labelIn } from '#api/http/choices'
import { domainStatuses, HOST_MAX, type DomainStatus } from '#api/integrations/careers/domain_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { PageSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { Copied } from './copied'

type Domain = NonNullable<DataOf<'GET', '/client/careers-domain'>>
const refreshes = ['/client/careers-domain']
const colors: Record<DomainStatus, string> = { waiting: 'gray', live: 'candor', lost: 'red' }

/** The host name of the company's own at which its careers page shows, and the record that proves it. */
export function OwnAddress({ isPublic }: { isPublic: boolean }) {
  const domain = useQuery(read('GET', '/client/careers-domain'))
  return (
    <section className="card" aria-labelledby="careers-own">
      <h2 id="careers-own" className="in-title">
        {t`Your own address`}
      </h2>
      {domain.data ? (
        <Stack>
          <Text size="sm">
            {t`The careers page can show at an address of your company, such as careers.example.com. Sign-in, applications and everything else stay here.`}
          </Text>
          <HostForm host={domain.data.data?.host ?? ''} key={domain.data.data?.host} />
          {domain.data.data && <Proof domain={domain.data.data as Domain} isPublic={isPublic} />}
        </Stack>
      ) : (
        <NotYet read={domain} what={t`Your own address`}>
          <PageSkeleton />
        </NotYet>
      )}
    </section>
  )
}

function HostForm({ host }: { host: string }) {
  const form = useSendForm({
    initialValues: { host },
    send: (body) => api.put('/client/careers-domain', { body }),
    refreshes,
    guard: true,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <Refused failure={form.failure} beside={['host']} />
        <TextInput
          label={t`Host name`}
          maxLength={HOST_MAX}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('host')}
        />
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.isDirty()}>
          {t`Save host name`}
        </Button>
      </Stack>
    </form>
  )
}

function Proof({ domain, isPublic }: { domain: Domain; isPublic: boolean }) {
  const check = useWrite(() => api.post('/client/careers-domain/check'), { refreshes })
  const remove = useWrite(() => api.delete('/client/careers-domain'), { refreshes })
  const { host, record, status, url } = domain
  const product = location.hostname
  return (
    <Stack>
      <Group gap="xs">
        <Badge variant="light" color={colors[status]}>
          {labelIn(domainStatuses, status)}
        </Badge>
        <Text size="sm" c="dimmed">
          <When at={domain.checkedAt} prefix={t`Looked up`} />
        </Text>
      </Group>
      {status === 'live' &&
        (isPublic ? (
          <Anchor href={url} underline="always" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Anchor>
        ) : (
          <Alert color="amber">{t`Nothing shows there while the careers page is closed.`}</Alert>
        ))}
      <Text size="sm">
        <Trans>
          Add two DNS records for {host}. A TXT record proves that the host is yours; leave it
          there, as we check it every hour:
        </Trans>
      </Text>
      <Copied label={t`Name of the TXT record`} value={record.name} />
      <Copied label={t`What the TXT record holds`} value={record.value} />
      <Text size="sm">{t`A CNAME record leads people to the page. Its name is the host itself:`}</Text>
      <Copied label={t`Where the CNAME record leads`} value={product} />
      <Refused failure={check.failure ?? remove.failure} />
      <Group gap="sm">
        <Button onClick={() => void check.send()} loading={check.busy}>
          {t`Check the record`}
        </Button>
        <Button
          variant="default"
          color="red"
          loading={remove.busy}
          onClick={() => {
            if (window.confirm(t`Remove ${host}? The careers page stays at its address here.`))
              void remove.send()
          }}
        >
          {t`Remove host name`}
        </Button>
      </Group>
    </Stack>
  )
}
