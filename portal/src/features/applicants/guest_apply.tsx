import '../../components/page_header.css'
import '../../app/look/styles_rest'
import { useEffect, useRef, useState } from 'react'
import { Button, Chip, Group, Loader, PinInput, TextInput } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { accountLimits, CODE_DIGITS, CODE_PAUSE_SECONDS } from '#api/accounts/account_facts'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { api, type ApiError, type DataOf } from '../../app/api'
import { captchaToken } from '../../app/captcha'
import { useFlags } from '../../app/flags'
import { proofOfWork } from '../../app/proof'
import { read, readAs } from '../../app/read'
import { useSession } from '../../app/session'
import { notedSource } from '../../app/source'
import { takeFile } from '../../app/taken_file'
import { PageNotYet } from '../../components/fetched'
import { Face } from '../../components/face'
import { count, day, payRange, readerZone } from '../../components/format'
import { FileDrop } from '../../components/forms/file_drop'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { Message } from '../../components/message'
import { useTitle } from '../../components/title'
import { answerBy, placeOf, type Company, type JobDetail } from '../jobs'
import { answered, askedOf, unanswered } from './asked'
import { Questions } from './questions'

type Guest = DataOf<'GET', '/guest-applications/:id'>
type Sent = DataOf<'POST', '/guest-applications/:id/confirm'>
type Detail = { job: JobDetail; company: Company }

/** Who reloads the page goes on where they were; forgotten with the tab. */
const kept = (slug: string) => ({
  get: () => sessionStorage.getItem(`guest:${slug}`) ?? undefined,
  set: (id: string | undefined) =>
    id ? sessionStorage.setItem(`guest:${slug}`, id) : sessionStorage.removeItem(`guest:${slug}`),
})

/** Apply first: a resume fills the form, the code of a mail sends it, and the account is what remains. */
export default function GuestApply() {
  const { slug = '' } = useParams()
  const detail = useQuery(readAs<Detail>('GET', '/job-detail/:jobId', { params: { jobId: slug } }))
  const [id, setId] = useState(() => kept(slug).get())
  const [sent, setSent] = useState<{ data: Sent; detail: Detail }>()
  const found = detail.data?.data
  useTitle(found && `Apply: ${found.job.jobTitle}`)
  const go = (next: string | undefined) => {
    kept(slug).set(next)
    setId(next)
  }

  // signing in forgets every read, so it holds what it shows
  if (sent) return <IsSent sent={sent.data} {...sent.detail} />
  if (!found) return <PageNotYet read={detail} what="This job" />
  const { job, company } = found
  return (
    <div className="c-page" style={{ maxWidth: 760 }}>
      <nav className="c-crumbs" aria-label="Breadcrumb">
        <Link to="/jobs">Jobs</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link>
      </nav>
      <div className="c-detail-head">
        <Face name={job.organisation ?? company.companyName} src={job.jobLogo} size={48} square />
        <div>
          <h1 style={{ fontSize: 28 }}>Apply: {job.jobTitle}</h1>
          <p className="dim">
            {job.organisation ?? company.companyName} · {payRange(job) ?? 'Pay not shown'} ·{' '}
            {placeOf(job)}
          </p>
        </div>
      </div>
      {id ? (
        <Filling
          key={id}
          id={id}
          job={job}
          onGone={() => go(undefined)}
          onSent={(data) => {
            kept(slug).set(undefined)
            setSent({ data, detail: found })
            window.scrollTo(0, 0)
          }}
        />
      ) : (
        <Begin job={job} onKept={go} />
      )}
    </div>
  )
}

/** The resume comes first: everything else is read from it. */
function Begin({ job, onKept }: { job: JobDetail; onKept: (id: string) => void }) {
  const [given] = useState(() => takeFile(`/jobs/${job.slug}/apply`))
  const proof = useRef<ReturnType<typeof proofOfWork>>(undefined)
  // solved while the file is chosen
  useEffect(() => void (proof.current ??= proofOfWork()), [])
  const here = encodeURIComponent(`/jobs/${job.slug}/apply`)
  return (
    <section className="c-section" aria-labelledby="resume" style={{ marginTop: 24 }}>
      <header>
        <div>
          <h2 id="resume">Begin with your resume</h2>
          <p>We read it and fill in the rest. You look it over before anything is sent.</p>
        </div>
      </header>
      <FileDrop<Guest>
        path={async () => {
          const solved = await (proof.current ?? proofOfWork())
          // a challenge counts once
          proof.current = undefined
          return `/guest-applications?${new URLSearchParams({ jobId: job._id, ...solved })}`
        }}
        field="resume"
        accept={[...fileKinds.resume.types]}
        maxSize={fileKinds.resume.maxBytes}
        label="Drop your resume, or choose it"
        hint={`PDF or Word, at most ${megabytes(fileKinds.resume.maxBytes)}`}
        given={given}
        onUploaded={({ _id }) => onKept(_id)}
      />
      <p className="dim" style={{ fontSize: 14 }}>
        You have an account?{' '}
        <Link className="c-text-link" to={`/login?next=${here}`}>
          Sign in and apply with your profile
        </Link>
        . What you send here is deleted within {GUEST_HOURS} hours unless you confirm it.
      </p>
    </section>
  )
}

const isRead = (guest: Guest | undefined) => guest?.status === 'ready' || guest?.status === 'failed'

function Filling({
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
  const [mailed, setMailed] = useState<string>()
  const { country } = useFlags()
  const asked = askedOf(job)
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
      ...(values.fName.trim() ? {} : { fName: 'Your first name is needed' }),
      ...(values.lName.trim() ? {} : { lName: 'Your last name is needed' }),
      ...(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(values.email.trim())
        ? {}
        : { email: 'Write an address such as name@example.com' }),
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
    onSent(_, values) {
      setMailed(values.email.trim())
      window.scrollTo(0, 0)
    },
  })
  const data = guest.data?.data
  const filled = useRef(false)
  useEffect(() => {
    if (!isRead(data) || filled.current) return
    filled.current = true
    const { values } = form
    // what was typed meanwhile stays
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

  if (guest.error) {
    return (
      <Message
        title="This application is over"
        action={
          <Button
            onClick={() => {
              onGone()
            }}
          >
            Begin again
          </Button>
        }
      >
        It was sent or deleted, or it was begun in another browser. Nothing is kept longer than{' '}
        {GUEST_HOURS} hours without your code.
      </Message>
    )
  }
  if (mailed)
    return (
      <TypeCode
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
    <form
      onSubmit={form.submit}
      noValidate
      onFocus={() => (proof.current ??= proofOfWork())}
      style={{ marginTop: 24 }}
    >
      <section className="c-section" aria-labelledby="you">
        <header>
          <h2 id="you">You</h2>
        </header>
        <div role="status" style={{ marginBottom: 12 }}>
          {!isRead(data) ? (
            <Group gap="sm" wrap="nowrap">
              <Loader size="sm" />
              <span>Reading {data?.fileName ?? 'your resume'}; the form fills itself in.</span>
            </Group>
          ) : data!.status === 'failed' ? (
            <>
              {data!.fileName} is kept and goes with the application, but we could not read it:{' '}
              {data!.reason} Fill in the rest yourself.
            </>
          ) : (
            <>
              Filled in from {data!.fileName}. Look it over.{' '}
              {job.devChooseSkills.length > 0 &&
                `You have ${matching.length} of ${count(job.devChooseSkills.length, 'skill')} asked for.`}
            </>
          )}
        </div>
        <div className="c-form">
          <div className="c-form-row">
            <TextInput
              label="First name"
              autoComplete="given-name"
              maxLength={accountLimits.name.max}
              {...form.getInputProps('fName')}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              maxLength={accountLimits.name.max}
              {...form.getInputProps('lName')}
            />
          </div>
          <TextInput
            label="E-mail address"
            description="The code that sends it goes there"
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
        Leave this empty
        <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
      </label>
      <div style={{ marginBottom: 12 }}>
        <Refused failure={form.failure} beside={['fName', 'lName', 'email']} />
      </div>
      <Group gap="sm">
        <Button type="submit" size="lg" loading={form.busy}>
          Send me the code
        </Button>
        <Discard id={id} onGone={onGone} />
      </Group>
      <p className="dim" style={{ fontSize: 14 }}>
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
      </p>
    </form>
  )
}

/** What of the resume's skills goes into the profile; those that the company asks for stand first. */
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
      <p id="guest-skills" style={{ margin: '0 0 8px', fontWeight: 550, fontSize: 14 }}>
        Skills from your resume
      </p>
      <Chip.Group multiple value={value} onChange={onChange}>
        {chips(skills.filter(isAsked))}
        {others.length > 0 && (
          <details style={{ marginTop: 8 }}>
            <summary style={{ cursor: 'pointer', fontSize: 14 }}>
              {count(others.length, 'more skill')}
            </summary>
            <div style={{ marginTop: 8 }}>{chips(others)}</div>
          </details>
        )}
      </Chip.Group>
    </div>
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
      Delete it
    </Button>
  )
}

/** The code of the mail sends the application, in this browser only. */
function TypeCode({
  id,
  email,
  again,
  failure,
  busy,
  onBack,
  onSent,
}: {
  id: string
  email: string
  again: () => void
  failure?: ApiError
  busy: boolean
  onBack: () => void
  onSent: (data: Sent) => void
}) {
  const { signIn } = useSession()
  const [wrong, setWrong] = useState(0)
  const form = useSendForm({
    initialValues: { code: '' },
    validate: {
      code: (value: string) => (/^\d{6}$/.test(value) ? null : 'Type the six digits of the mail'),
    },
    async send({ code }) {
      try {
        return await api.post('/guest-applications/:id/confirm', {
          params: { id },
          body: { code },
          notice: 'none',
        })
      } catch (error) {
        // empty boxes to type into
        form.setFieldValue('code', '')
        setWrong((times) => times + 1)
        throw error
      }
    },
    onSent({ data }) {
      onSent(data)
      signIn(data)
    },
  })
  const problem = form.errors.code ?? (form.values.code ? undefined : form.failure?.message)
  return (
    <section className="c-section" aria-labelledby="code" style={{ marginTop: 24 }}>
      <header>
        <div>
          <h2 id="code">One step left: the code</h2>
          <p>
            We sent a mail to <strong>{email}</strong>. The code in it sends your application. If
            the address has an account, the mail says how to send it from there.
          </p>
        </div>
      </header>
      <form onSubmit={form.submit} noValidate>
        <div role="group" aria-label="Code from the mail">
          <PinInput
            key={wrong}
            length={CODE_DIGITS}
            type="number"
            oneTimeCode
            autoFocus
            size="md"
            gap={8}
            inputMode="numeric"
            aria-label="Digit"
            placeholder=""
            value={form.values.code}
            onChange={(code) => form.setFieldValue('code', code)}
            onComplete={() => setTimeout(() => form.submit())}
            error={Boolean(problem)}
          />
          {problem && (
            <p className="c-form-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <Group gap="sm" mt="md">
          <Button type="submit" size="lg" loading={form.busy}>
            Send the application
          </Button>
          <Again again={again} busy={busy} />
          <Button variant="subtle" onClick={onBack}>
            Change something
          </Button>
        </Group>
        <Refused failure={failure} />
      </form>
    </section>
  )
}

/** A new code, at most one a minute. */
function Again({ again, busy }: { again: () => void; busy: boolean }) {
  const [left, setLeft] = useState<number>(CODE_PAUSE_SECONDS)
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button
      variant="default"
      disabled={left > 0}
      loading={busy}
      onClick={() => {
        setLeft(CODE_PAUSE_SECONDS)
        again()
      }}
    >
      {left ? `Send a new code in ${left} s` : 'Send a new code'}
    </Button>
  )
}

function IsSent({ sent, job, company }: { sent: Sent } & Detail) {
  const links = (
    <>
      <Link className="c-button" to="/candidate/jobs">
        See your applications
      </Link>
      <Link className="c-button" data-kind="plain" to="/candidate/profile">
        Look over your profile
      </Link>
    </>
  )
  const password = (
    <p>
      You are signed in here. To sign in elsewhere,{' '}
      <Link className="c-text-link" to="/forgot-password">
        choose a password
      </Link>
      .
    </p>
  )
  if (sent.refusal)
    return (
      <Message title="Your account is made, the application is not sent" action={links}>
        <p style={{ margin: 0 }}>{sent.refusal}</p>
        {password}
      </Message>
    )
  return (
    <Message title="Your application is sent" mark="✓" action={links}>
      <p style={{ margin: 0 }}>
        {company.companyName} has your resume and answers. An answer is due by{' '}
        <strong className="clock num">{day(sent.answerBy ?? answerBy(job.answerByDays))}</strong>;
        we remind them, and tell you when they move. Your profile holds what your resume says.
      </p>
      {password}
    </Message>
  )
}
