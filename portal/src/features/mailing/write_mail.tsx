import '../../components/lists/cards.css'
import './mailing.css'
import { useEffect, useState } from 'react'
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { PAGE_MOST } from '#api/http/paging_facts'
import {
  mailboxes,
  mailLimits,
  type Mailbox,
  SEND_AHEAD_DAYS,
  templatePurposes,
} from '#api/mailing/mail_facts'
import { labelIn } from '#api/http/choices'
import { useAccess } from '../../app/session/access'
import { api, type Answer, type DataOf } from '../../app/api'
import { notify } from '../../app/notices'
import { read, readPages, rowsOf } from '../../app/read'
import { Failed } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { RichText } from '../../components/forms/rich_text'
import { Prose } from '../../components/prose'
import { useWrite } from '../../components/forms/write'
import { dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { fieldMenu } from './merge_fields'
import { ids, mailReads, secondsUntil } from './reads'

type Template = DataOf<'GET', '/client/email-templates'>[number]
type Signature = DataOf<'GET', '/client/signatures'>[number]
type Preview = Answer<'POST', '/client/send-email/preview'>
const NONE = 'none'

type Values = {
  templateId: string
  subject: string
  body: string
  signatureId: string
  sendAt: string
  mailbox: Mailbox
}
type People = { appliedIds: string[]; devIds: string[] }

const bodyOf = (
  people: People,
  { templateId, subject, body, signatureId, sendAt, mailbox }: Values
) => ({
  ...people,
  mailbox,
  templateId: templateId || undefined,
  subject: subject || undefined,
  body: body || undefined,
  signatureId: signatureId === NONE ? null : signatureId || undefined,
  sendAt: sendAt ? new Date(sendAt).toISOString() : undefined,
})

/** The longest time in which the bar to call a mail back stays. */
const UNDO_SHOWN = 30

/** /client/email/write?applied=&devs=&template=&draft=: whom, what, and each mail as its reader gets it before it goes. */
export default function WriteMail() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const people = { appliedIds: ids(params.get('applied')), devIds: ids(params.get('devs')) }
  const mayTemplates = useAccess('mail_templates')?.allowed ?? false
  const templates = useInfiniteQuery({
    ...readPages('GET', '/client/email-templates', {
      query: { status: 'active', limit: PAGE_MOST },
    }),
    enabled: mayTemplates,
  })
  const draftId = params.get('draft')
  const draft = useQuery({
    ...read('GET', '/client/mail-drafts/:id', { params: { id: draftId ?? '' } }),
    enabled: draftId !== null,
  }).data?.data
  const signatures = useQuery(read('GET', '/client/signatures'))
  const all = rowsOf(templates) as Template[]
  const linked = (useQuery(read('GET', '/client/integrations')).data?.data ?? []).filter(
    ({ uses }) => uses.some(({ use, linked }) => use === 'mail' && linked)
  )
  const own = (signatures.data?.data ?? []) as Signature[]
  // who may be written to, whatever the mail will say
  const asked = useQuery({
    ...read('POST', '/client/send-email/preview', {
      body: { ...people, subject: '-', body: '-', signatureId: null },
    }),
    enabled: people.appliedIds.length + people.devIds.length > 0,
  })
  const to = asked.data?.data ?? []
  const leftOut = asked.data?.leftOut ?? []
  const [preview, setPreview] = useState<Preview>()
  const form = useSendForm({
    guard: true,
    initialValues: {
      templateId: '',
      subject: '',
      body: '',
      signatureId: '',
      sendAt: '',
      mailbox: 'platform' as Mailbox,
    },
    send: (values) => api.post('/client/send-email', { body: bodyOf(people, values) }),
    refreshes: mailReads,
    onSent: ({ data }) => {
      if (draft)
        void api.delete('/client/mail-drafts/:id', { params: { id: draft._id }, notice: 'none' })
      navigate('/client/email')
      const seconds = secondsUntil(data.undoUntil)
      if (seconds <= UNDO_SHOWN)
        notify.undo(
          data.total === 1 ? t`Mail on its way` : t`${{ total: data.total }} mails on their way`,
          () => api.post('/client/send-email/:id/undo', { params: { id: data.batchId } }),
          seconds
        )
    },
  })
  const { values } = form
  const look = useWrite(
    () =>
      api.post('/client/send-email/preview', {
        body: bodyOf(people, form.values),
        notice: 'errors',
      }),
    {
      onDone: setPreview,
      onRefused: ({ fields }) => form.setErrors(fields),
    }
  )
  // what an assistant proposed, read once; it is gone when the mail is on its way
  useEffect(() => {
    if (!draft) return
    form.setFieldValue('subject', draft.subject)
    form.setFieldValue('body', draft.body)
  }, [draft?._id])
  // a preview of other words would be none
  useEffect(() => setPreview(undefined), [values.subject, values.body, values.signatureId])
  const take = (id: string | null) => {
    const template = all.find(({ _id }) => _id === id)
    form.setFieldValue('templateId', id ?? '')
    if (!template) return
    form.setFieldValue('subject', template.subject)
    form.setFieldValue('body', template.body)
  }

  if (people.appliedIds.length + people.devIds.length === 0)
    return (
      <>
        <PageHeader title={t`Write a mail`} />
        <EmptyState
          icon={<Spot name="people" />}
          title={t`Nobody is chosen`}
          action={
            <Button component={Link} to="/client/jobs">
              {t`Go to your applicants`}
            </Button>
          }
        >
          {t`Open an applicant or a saved profile and choose “E-mail”, or select several applicants in their list.`}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title={t`Write a mail`}
        actions={
          <Button variant="default" component={Link} to={`/client/sequences/start?${params}`}>
            {t`Start a sequence instead`}
          </Button>
        }
      >
        {t`Each person gets their own mail and sees nobody else’s name.`}
      </PageHeader>
      <form onSubmit={form.submit} noValidate className="ma-write">
        <Stack>
          <section aria-label={t`To`} className="card ma-to">
            <h2>{t`To`}</h2>
            {asked.isError && !asked.data ? (
              <Failed read={asked} what={t`The people`} />
            ) : !asked.data ? (
              <ListSkeleton height={20} />
            ) : (
              <p>{to.map(({ name }) => name).join(', ') || t`Nobody`}</p>
            )}
            {leftOut.length > 0 && (
              <>
                <h3>{t`Left out`}</h3>
                <ul>
                  {leftOut.map((one) => (
                    <li key={`${one.devId} ${one.appliedId}`}>
                      {one.name}: {one.reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {(form.errors.appliedIds || form.errors.devIds) && (
              <p className="ma-error" role="alert">
                {form.errors.appliedIds ?? form.errors.devIds}
              </p>
            )}
          </section>
          <Refused
            failure={form.failure}
            title={t`The mail was not sent`}
            beside={['subject', 'body', 'templateId', 'sendAt', 'mailbox', 'appliedIds', 'devIds']}
          />
          {mayTemplates && (
            <Select
              label={t`Template`}
              placeholder={all.length ? t`Choose a template, or write below` : t`No template yet`}
              clearable
              searchable
              data={templatePurposes
                .map(({ value }) => ({
                  group: labelIn(templatePurposes, value),
                  items: all
                    .filter(({ templateFor }) => templateFor === value)
                    .map(({ _id, name }) => ({ value: _id, label: name })),
                }))
                .filter(({ items }) => items.length > 0)}
              value={values.templateId || null}
              onChange={take}
              error={form.errors.templateId}
            />
          )}
          <TextInput
            label={t`Subject`}
            withAsterisk
            maxLength={mailLimits.subject.max}
            {...form.getInputProps('subject')}
          />
          <RichText
            label={t`Text`}
            required
            minHeight={220}
            inserts={fieldMenu}
            value={values.body}
            onChange={(body) => form.setFieldValue('body', body)}
            error={form.errors.body}
          />
          <Group grow align="flex-start" className="ma-pair">
            <Select
              label={t`Signature`}
              allowDeselect={false}
              data={[
                {
                  value: '',
                  label: own.find(({ isDefault }) => isDefault)?.name ?? t`The usual one`,
                },
                ...own
                  .filter(({ isDefault }) => !isDefault)
                  .map(({ _id, name }) => ({ value: _id, label: name })),
                { value: NONE, label: t`None` },
              ]}
              {...form.getInputProps('signatureId')}
            />
            <TextInput
              label={t`Send later (optional)`}
              description={t`Your time, within ${SEND_AHEAD_DAYS} days`}
              type="datetime-local"
              {...form.getInputProps('sendAt')}
            />
          </Group>
          {linked.length > 0 && (
            <Select
              label={t`From`}
              allowDeselect={false}
              data={mailboxes.filter(
                ({ value }) =>
                  value === 'platform' || linked.some(({ provider }) => provider === value)
              )}
              {...form.getInputProps('mailbox')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" loading={look.busy} onClick={() => void look.send()}>
              {t`Preview`}
            </Button>
            <Button type="submit" loading={form.busy} disabled={asked.data && to.length === 0}>
              {values.sendAt
                ? t`Send ${{ dayTime: dayTime(new Date(values.sendAt)) }}`
                : t`Send to ${plural({ people: to.length || people.appliedIds.length + people.devIds.length }, { one: '# person', other: '# people' })}`}
            </Button>
          </Group>
        </Stack>
        <Previews preview={preview} />
      </form>
    </>
  )
}

/** Each mail as its reader gets it, one at a time. */
function Previews({ preview }: { preview?: Preview }) {
  const [at, setAt] = useState(0)
  useEffect(() => setAt(0), [preview])
  const mails = preview?.data ?? []
  const mail = mails[at]
  return (
    <aside className="card ma-preview" aria-label={t`Preview`} aria-live="polite">
      <h2>{t`Preview`}</h2>
      {!mail ? (
        <p className="dim">{t`See each mail as its reader gets it, before it is sent.`}</p>
      ) : (
        <>
          <dl>
            <dt>{t`To`}</dt>
            <dd>
              {mail.name} <span className="dim">{mail.to}</span>
            </dd>
            <dt>{t`Subject`}</dt>
            <dd>{mail.subject}</dd>
          </dl>
          {mail.missing.map(({ name, place }) => (
            <p key={name + place} className="ma-error">
              {t`${{ field: `{{${name}}}` }} is empty ${place}; this mail cannot be sent like this`}
            </p>
          ))}
          <Prose html={mail.html} />
          {mails.length > 1 && (
            <Group justify="space-between" mt="md">
              <Button size="xs" variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {t`Previous`}
              </Button>
              <span className="num">{t`${{ at: at + 1 }} of ${{ count: mails.length }}`}</span>
              <Button
                size="xs"
                variant="default"
                disabled={at === mails.length - 1}
                onClick={() => setAt(at + 1)}
              >
                {t`Next`}
              </Button>
            </Group>
          )}
        </>
      )}
    </aside>
  )
}
