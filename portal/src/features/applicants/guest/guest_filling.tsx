import { useEffect, useRef, useState } from 'react'
import { Button, Chip, Group, Loader, TextInput } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { accountLimits } from '#api/accounts/account_facts'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import { api } from '../../../app/api'
import { captchaToken } from '../../../app/humans/captcha'
import { useFlags } from '../../../app/flags'
import { proofOfWork } from '../../../app/humans/proof'
import { read } from '../../../app/read'
import { notedSource } from '../../../app/source'
import { readerZone } from '../../../components/format'
import { useSendForm } from '../../../components/forms/form'
import { NameFields } from '../../../components/forms/name_fields'
import { Refused } from '../../../components/forms/refused'
import { Message } from '../../../components/message'
import type { JobDetail } from '../../jobs'
import { answered, askedOf, unanswered } from '../asked'
import { Questions } from '../questions'
import { GuestCode } from './guest_code'
import type { Guest, Sent } from './guest_data'

type Asked = ReturnType<typeof askedOf>

const isRead = (guest: Guest | undefined) => guest?.status === 'ready' || guest?.status === 'failed'

/** The form that the resume fills in, and then the code that sends it. */
export function GuestFilling({
  id,
  job,
  onGone,
  onSent,
}: {
  id: string
  job: JobDetail
  onGone: () => void
  onSent: (data: Sent) => void
}) {
  const guest = useQuery({
    ...read('GET', '/guest-applications/:id', { params: { id } }),
    refetchInterval: (query) => (isRead(query.state.data?.data) || query.state.error ? false : 700),
    retry: false,
  })
  const data = guest.data?.data
  const [mailed, setMailed] = useState<string>()
  const asked = askedOf(job)
  const { form, prove } = useGuestForm(id, asked, (email) => {
    setMailed(email)
    window.scrollTo(0, 0)
  })
  useFilledIn(form, data)

  if (guest.error) {
    return (
      <Message
        title={t`This application is over`}
        action={<Button onClick={onGone}>{t`Begin again`}</Button>}
      >
        <Trans>
          It was sent or deleted, or it was begun in another browser. Nothing is kept longer than{' '}
          {GUEST_HOURS} hours without your code.
        </Trans>
      </Message>
    )
  }
  if (mailed)
    return (
      <GuestCode
        id={id}
        email={mailed}
        again={() => form.submit()}
        failure={form.failure}
        busy={form.busy}
        onBack={() => setMailed(undefined)}
        onSent={onSent}
      />
    )
  const names = new Set(data?.skills.map((name) => name.toLowerCase()))
  const matching = job.devChooseSkills.filter(({ skillName }) => names.has(skillName.toLowerCase()))
  return (
    <form onSubmit={form.submit} noValidate onFocus={prove} style={{ marginTop: 24 }}>
      <section className="c-section" aria-labelledby="you">
        <header>
          <h2 id="you">{t`You`}</h2>
        </header>
        <Reading data={data} job={job} matching={matching.length} />
        <div className="c-form">
          <NameFields form={form} />
          <TextInput
            label={t`E-mail address`}
            description={t`We send a code there to confirm it`}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={accountLimits.email.max}
            {...form.getInputProps('email')}
          />
          {data && data.skills.length > 0 && (
            <Skills
              skills={data.skills}
              asked={matching.map(({ skillName }) => skillName.toLowerCase())}
              value={form.values.skills}
              onChange={(skills) => form.setFieldValue('skills', skills)}
            />
          )}
        </div>
      </section>
      <Questions asked={asked} form={form} />
      <label className="sr-only" aria-hidden="true">
        {t`Leave this empty`}
        <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
      </label>
      <div style={{ marginBottom: 12 }}>
        <Refused failure={form.failure} beside={['fName', 'lName', 'email']} />
      </div>
      <Group gap="sm">
        <Button type="submit" size="lg" loading={form.busy}>
          {t`Send me the code`}
        </Button>
        <Discard id={id} onGone={onGone} />
      </Group>
      <Terms />
    </form>
  )
}

/** The form of a guest; a proof of work is solved while it is filled in, as a challenge counts once. */
function useGuestForm(id: string, asked: Asked, onMailed: (email: string) => void) {
  const { country } = useFlags()
  const proof = useRef<ReturnType<typeof proofOfWork>>(undefined)
  const form = useSendForm({
    initialValues: {
      fName: '',
      lName: '',
      email: '',
      skills: [] as string[],
      coverLetter: '',
      answers: {} as Record<string, string>,
      website: '',
    },
    validate: (values) => ({
      ...(values.fName.trim() ? {} : { fName: t`Your first name is needed` }),
      ...(values.lName.trim() ? {} : { lName: t`Your last name is needed` }),
      ...(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(values.email.trim())
        ? {}
        : { email: t`Write an address such as name@example.com` }),
      ...unanswered(asked, values.answers),
    }),
    guard: true,
    async send({ answers, website, ...values }) {
      const [solved, captcha] = await Promise.all([
        proof.current ?? proofOfWork(),
        captchaToken('lead'),
      ])
      proof.current = undefined
      return api.put('/guest-applications/:id', {
        params: { id },
        body: {
          ...values,
          answers: answered(asked, answers),
          website: website || undefined,
          countryCode: country,
          timeZone: readerZone(),
          source: notedSource(),
          proof: solved,
          captcha,
        },
        notice: 'none',
      })
    },
    onSent: (_, values) => onMailed(values.email.trim()),
  })
  const prove = () => void (proof.current ??= proofOfWork())
  return { form, prove }
}

type GuestForm = ReturnType<typeof useGuestForm>['form']

/** Fills the form with what the resume says, once it is read; what was typed meanwhile stays. */
function useFilledIn(form: GuestForm, data: Guest | undefined) {
  const filled = useRef(false)
  useEffect(() => {
    if (!isRead(data) || filled.current) return
    filled.current = true
    const { values } = form
    const next = {
      ...values,
      fName: values.fName || data!.fName,
      lName: values.lName || data!.lName,
      email: values.email || data!.email,
      skills: data!.skills,
      coverLetter: values.coverLetter || (data!.coverLetter ?? ''),
    }
    form.setValues(next)
  }, [data])
}

/** Whether the resume is read, and what came of it. */
function Reading({ data, job, matching }: { data?: Guest; job: JobDetail; matching: number }) {
  return (
    <div role="status" style={{ marginBottom: 12 }}>
      {!data || !isRead(data) ? (
        <Group gap="sm" wrap="nowrap">
          <Loader size="sm" />
          <span>
            {data?.fileName
              ? t`Reading ${{ fileName: data.fileName ?? '' }}; the form fills itself in.`
              : t`Reading your resume; the form fills itself in.`}
          </span>
        </Group>
      ) : data.status === 'failed' ? (
        <>
          <Trans>
            {{ fileName: data.fileName ?? '' }} is kept and goes with the application, but we could
            not read it: {{ reason: data.reason ?? '' }} Fill in the rest yourself.
          </Trans>
        </>
      ) : (
        <>
          <Trans>Filled in from {{ fileName: data.fileName ?? '' }}. Check it.</Trans>{' '}
          {job.devChooseSkills.length > 0 &&
            t`You have ${matching} of ${plural({ count: job.devChooseSkills.length }, { one: '# skill', other: '# skills' })} asked for.`}
        </>
      )}
    </div>
  )
}

/** What of the resume's skills goes into the profile; those that the company asks for are first. */
function Skills({
  skills,
  asked,
  value,
  onChange,
}: {
  skills: string[]
  asked: string[]
  value: string[]
  onChange: (skills: string[]) => void
}) {
  const isAsked = (name: string) => asked.includes(name.toLowerCase())
  const chips = (names: string[]) => (
    <Group gap={6}>
      {names.map((name) => (
        <Chip key={name} value={name} size="sm">
          {name}
        </Chip>
      ))}
    </Group>
  )
  const others = skills.filter((name) => !isAsked(name))
  return (
    <div role="group" aria-labelledby="guest-skills">
      <p id="guest-skills" style={{ margin: '0 0 8px', fontWeight: 550, fontSize: '0.875rem' }}>
        {t`Skills from your resume`}
      </p>
      <Chip.Group multiple value={value} onChange={onChange}>
        {others.length < skills.length && chips(skills.filter(isAsked))}
        {others.length > 0 && (
          <details style={{ marginTop: others.length < skills.length ? 8 : 0 }}>
            <summary style={{ cursor: 'pointer', fontSize: '0.875rem' }}>
              {others.length < skills.length
                ? plural({ count: others.length }, { one: '# more skill', other: '# more skills' })
                : plural({ count: others.length }, { one: '# skill', other: '# skills' })}
            </summary>
            <div style={{ marginTop: 8 }}>{chips(others)}</div>
          </details>
        )}
      </Chip.Group>
    </div>
  )
}

function Terms() {
  return (
    <p className="dim" style={{ fontSize: '0.875rem' }}>
      <Trans>
        The code makes a free account with what your resume says, so that you can follow the answer.
        With it you accept our{' '}
        <Link className="c-text-link" to="/terms">
          terms
        </Link>{' '}
        and{' '}
        <Link className="c-text-link" to="/privacy">
          privacy notice
        </Link>
        .
      </Trans>
    </p>
  )
}

function Discard({ id, onGone }: { id: string; onGone: () => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="subtle"
      loading={busy}
      onClick={async () => {
        setBusy(true)
        await api
          .delete('/guest-applications/:id', { params: { id }, notice: 'errors' })
          .then(onGone, () => setBusy(false))
      }}
    >
      {t`Delete it`}
    </Button>
  )
}
