import '../../components/lists/cards.css'
import './mailing.css'
import { useState } from 'react'
import { Accordion, Button, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { mailboxes, type Mailbox } from '#api/mailing/mail_facts'
import { sequenceLimits } from '#api/mailing/sequences/sequence_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { dayTime } from '../../components/format'
import { Refused } from '../../components/forms/refused'
import { Prose } from '../../components/prose'
import { useWrite } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { ids, mailReads } from './reads'
import type { Sequence } from './sequences'

type Person = DataOf<'POST', '/client/mail-sequences/:id/preview'>[number]

/** /client/sequences/start?applied=&devs=: which sequence, and each mail as each person gets it, before it begins. */
export default function StartSequence() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const people = { appliedIds: ids(params.get('applied')), devIds: ids(params.get('devs')) }
  const [id, setId] = useState<string | null>(null)
  const [mailbox, setMailbox] = useState<Mailbox>('platform')
  const sequences = useQuery(read('GET', '/client/mail-sequences'))
  const known = (sequences.data?.data ?? []) as Sequence[]
  const linked = (useQuery(read('GET', '/client/integrations')).data?.data ?? []).filter(
    ({ uses }) => uses.some(({ use, linked }) => use === 'mail' && linked)
  )
  const preview = useQuery({
    ...read('POST', '/client/mail-sequences/:id/preview', {
      params: { id: id ?? '' },
      body: people,
    }),
    enabled: id !== null,
  })
  const to = preview.data?.data ?? []
  const leftOut = preview.data?.leftOut ?? []
  const broken = to.some(({ steps }) => steps.some(({ missing }) => missing.length > 0))
  const start = useWrite(
    () =>
      api.post('/client/mail-sequences/:id/start', {
        params: { id: id ?? '' },
        body: { ...people, mailbox },
      }),
    {
      refreshes: ['/client/mail-sequences', '/client/mail-follow-ups', ...mailReads],
      onDone: () => navigate('/client/sequences'),
    }
  )
  const many = people.appliedIds.length + people.devIds.length
  const tooMany = many > sequenceLimits.people.max
  return (
    <>
      <PageHeader title={t`Start a sequence`}>
        {t`Its mails go one after another, in each person’s working hours, until they answer.`}
      </PageHeader>
      {many === 0 ? (
        <NobodySelected />
      ) : sequences.data === undefined ? (
        <NotYet read={sequences} what={t`Your sequences`}>
          <ListSkeleton />
        </NotYet>
      ) : known.length === 0 ? (
        <NoSequence />
      ) : (
        <Stack maw={760}>
          <Refused
            failure={start.failure ?? undefined}
            title={t`The sequence was not started`}
            beside={[]}
          />
          {tooMany && (
            <p className="ma-error" role="alert">
              {t`Start it for at most ${{ max: sequenceLimits.people.max }} people at once; go back and choose fewer.`}
            </p>
          )}
          <Select
            label={t`Sequence`}
            placeholder={t`Choose a sequence`}
            data={known.map(({ _id, name, steps }) => ({
              value: _id,
              label: t`${name} (${plural({ mails: steps.length }, { one: '# mail', other: '# mails' })})`,
            }))}
            value={id}
            onChange={setId}
          />
          {linked.length > 0 && (
            <Select
              label={t`From`}
              allowDeselect={false}
              data={mailboxes.filter(
                ({ value }) =>
                  value === 'platform' || linked.some(({ provider }) => provider === value)
              )}
              value={mailbox}
              onChange={(value) => value && setMailbox(value)}
            />
          )}
          {id !== null && preview.data === undefined && (
            <NotYet read={preview} what={t`The preview`}>
              <ListSkeleton />
            </NotYet>
          )}
          {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
          {to.length > 0 && <Preview people={to} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => navigate(-1)}>
              {t`Back`}
            </Button>
            <Button
              loading={start.busy}
              disabled={to.length === 0 || broken || tooMany}
              onClick={() => void start.send()}
            >
              {to.length > 0
                ? t`Start for ${plural({ people: to.length }, { one: '# person', other: '# people' })}`
                : t`Start`}
            </Button>
          </Group>
        </Stack>
      )}
    </>
  )
}

function Steps({ person }: { person: Person }) {
  return (
    <ol className="ma-preview-steps">
      {person.steps.map(({ subject, html, sendsAt, missing }, at) => (
        <li key={at}>
          <strong>{subject}</strong>
          <p className="dim">
            {at === 0 ? t`Goes` : t`Without an answer, goes`} {dayTime(sendsAt)}
          </p>
          {missing.map(({ name, place }) => (
            <p key={name + place} className="ma-error">
              {t`${{ field: `{{${name}}}` }} is empty ${place}; it cannot be sent like this`}
            </p>
          ))}
          <Prose html={html} />
        </li>
      ))}
    </ol>
  )
}

/** Who gets none of the mails, and why. */
function LeftOut({ leftOut }: { leftOut: { devId: string; name: string; reason: string }[] }) {
  return (
    <div className="card" role="status">
      <strong>{t`Left out`}</strong>
      <ul className="ma-steps">
        {leftOut.map(({ devId, name, reason }) => (
          <li key={devId}>
            {name}: {reason.toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each mail as each person gets it. */
function Preview({ people }: { people: Person[] }) {
  return (
    <Accordion variant="separated" multiple>
      {people.map((person) => (
        <Accordion.Item key={person.devId} value={person.devId}>
          <Accordion.Control>
            {person.name} <span className="dim">{person.to}</span>
          </Accordion.Control>
          <Accordion.Panel>
            <Steps person={person} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function NobodySelected() {
  return (
    <EmptyState
      icon={<Spot name="people" />}
      title={t`Nobody is selected yet`}
      action={
        <Button component={Link} to="/client/jobs">
          {t`Go to your applicants`}
        </Button>
      }
    >
      {t`Open an applicant or a saved profile and start a sequence there, or select several applicants in their list.`}
    </EmptyState>
  )
}

function NoSequence() {
  return (
    <EmptyState
      icon={<Spot name="messages" />}
      title={t`No sequence yet`}
      action={
        <Button component={Link} to="/client/sequences">
          {t`Write one`}
        </Button>
      }
    >
      {t`Put templates one after another first.`}
    </EmptyState>
  )
}
