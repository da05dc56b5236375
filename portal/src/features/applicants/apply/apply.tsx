import '../../../components/page/page_header.css'
import '../../../app/look/styles_rest'
import { useEffect, useState } from 'react'
import { Button, Radio } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { fileKinds, megabytes } from '../../../../../api/files/file_facts'
import { api } from '../../../app/api'
import { read, readAs } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { notedSource } from '../../../app/source'
import { PageNotYet } from '../../../components/page/fetched'
import { day, fileSize } from '../../../components/format'
import { Face } from '../../../components/face'
import { FileDrop } from '../../../components/forms/file_drop'
import { Refused } from '../../../components/forms/refused'
import { useSendForm } from '../../../components/forms/form'
import { SkillChips, WaitingApplications, answerBy, type Company, type JobDetail } from '../../jobs'
import { ApplyCrumbs, ApplyHead } from './apply_head'
import { answered, askedOf, unanswered } from '../asked'
import { Questions } from '../questions'
import { Message } from '../../../components/message'
import { useTitle } from '../../../components/page/title'
import { When } from '../../../components/when'

type Resume = {
  _id: string
  fileName: string
  size: number
  isCurrent: boolean
  uploadedAt: string
  resumeUrl: string
}

const types = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]

/** One page to apply on: who you are, the resume, the questions, and what the company will see. */
export default function Apply() {
  const { slug = '' } = useParams()
  const { user } = useSession()
  const client = useQueryClient()
  const detail = useQuery(
    readAs<{ job: JobDetail; company: Company }>('GET', '/job-detail/:jobId', {
      params: { jobId: slug },
      query: { userType: 'developer' },
    })
  )
  const profile = useQuery(read('GET', '/candidate/profile')).data?.data
  const resumes = useQuery(read('GET', '/candidate/resumes'))
  const [sent, setSent] = useState<{ answerBy: string | null }>()
  const job = detail.data?.data.job
  useTitle(job && t`Apply: ${{ jobTitle: job.jobTitle }}`)

  const asked = askedOf(job)
  const form = useSendForm({
    initialValues: { resumeId: '', coverLetter: '', answers: {} as Record<string, string> },
    validate: (values) => ({
      ...(values.resumeId ? {} : { resumeId: t`A resume is needed: choose one or send one` }),
      ...unanswered(asked, values.answers),
    }),
    guard: true,
    async send({ answers, ...values }) {
      const body = {
        jobId: job!._id,
        resumeId: values.resumeId,
        coverLetter: values.coverLetter,
        answers: answered(asked, answers),
      }
      return api.post('/apply-job', { body: { ...body, source: notedSource() }, notice: 'errors' })
    },
    onSent({ data }) {
      setSent({ answerBy: data.answerBy })
      void client.invalidateQueries({ queryKey: ['/job-detail/:jobId'] })
      void client.invalidateQueries({ queryKey: ['/candidate/applied-jobs'] })
      window.scrollTo(0, 0)
    },
  })
  const list = resumes.data?.data
  useEffect(() => {
    const first = list?.find((resume) => resume.isCurrent) ?? list?.[0]
    if (first && !form.values.resumeId) {
      form.setFieldValue('resumeId', first._id)
      form.resetDirty({ ...form.values, resumeId: first._id })
    }
  }, [list])

  if (!job) return <PageNotYet read={detail} what={t`This job`} />
  const { company } = detail.data!.data
  const due = day(sent?.answerBy ?? answerBy(job.answerByDays))
  if (sent)
    return (
      <Message
        title={t`Your application is sent`}
        mark="✓"
        action={
          <>
            <Link className="c-button" to="/candidate/jobs">
              {t`See your applications`}
            </Link>
            <Link className="c-button" data-kind="plain" to="/jobs">
              {t`Find more jobs`}
            </Link>
          </>
        }
      >
        <p style={{ margin: 0 }}>
          <Trans>
            {{ companyName: company.companyName }} has your profile, resume and answers. An answer
            is due by <strong className="clock num">{due}</strong>; we remind them, and tell you
            when they move.
          </Trans>
        </p>
      </Message>
    )
  if (job.isApplied)
    return (
      <Message
        title={t`You have applied for this job`}
        action={
          <>
            <Link className="c-button" to="/candidate/jobs">
              {t`See your applications`}
            </Link>
            <Link className="c-button" data-kind="plain" to={`/jobs/${job.slug}`}>
              {t`Back to the job`}
            </Link>
          </>
        }
      >
        {t`One application for a job is enough. Follow it in your list.`}
      </Message>
    )
  const name = profile
    ? `${profile.fName} ${profile.lName}`
    : `${user?.fName ?? ''} ${user?.lName ?? ''}`
  const done = asked.filter(({ key }) => form.values.answers[key]?.trim()).length
  return (
    <div className="c-page">
      <ApplyCrumbs job={job} />
      <div className="c-detail">
        <form onSubmit={form.submit} noValidate>
          <ApplyHead job={job} company={company} />

          <div style={{ marginTop: 24 }}>
            <WaitingApplications slug={job.slug} onSent={() => setSent({ answerBy: null })} />
          </div>
          <section className="c-section" aria-labelledby="you">
            <header>
              <h2 id="you">{t`You`}</h2>
              <Link className="c-go" to="/candidate/profile">
                {t`Edit your profile`}
              </Link>
            </header>
            <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
              <Face name={name} src={profile?.userImage} size={52} />
              <div>
                <strong>{name}</strong>
                <div className="dim" style={{ fontSize: '0.875rem' }}>
                  {profile?.headline ??
                    t`Your profile has no headline yet; one line helps people to place you`}
                </div>
              </div>
            </div>
            {profile && profile.skills?.length > 0 && (
              <div style={{ marginTop: 14 }}>
                <SkillChips
                  skills={profile.skills.map((skill) => ({ ...skill, isRequired: false }))}
                  mine={new Set(job.devChooseSkills.map(({ skillId }) => skillId))}
                  most={12}
                />
              </div>
            )}
          </section>

          <section className="c-section" aria-labelledby="resume">
            <header>
              <h2 id="resume">
                <Trans>
                  Resume <span className="c-needed">needed</span>
                </Trans>
              </h2>
            </header>
            {list && list.length > 0 && (
              <Radio.Group
                value={form.values.resumeId}
                onChange={(id) => form.setFieldValue('resumeId', id)}
                aria-labelledby="resume"
                mb="md"
              >
                {list.map((resume) => (
                  <div className="c-row" key={resume._id}>
                    <Radio
                      value={resume._id}
                      label={
                        <>
                          {resume.fileName}{' '}
                          <span className="dim">
                            {fileSize(resume.size)}, <When at={resume.uploadedAt} />
                          </span>
                        </>
                      }
                    />
                    <a className="c-go" href={resume.resumeUrl} target="_blank" rel="noopener">
                      {t`Open`}
                    </a>
                  </div>
                ))}
              </Radio.Group>
            )}
            <FileDrop<Resume>
              path="/candidate/resume"
              field="resume"
              accept={types}
              maxSize={fileKinds.resume.maxBytes}
              label={list?.length ? t`Send another resume` : t`Send your resume`}
              hint={t`PDF or Word, at most ${{ megabytes: megabytes(fileKinds.resume.maxBytes) }}`}
              onUploaded={async (resume) => {
                await resumes.refetch()
                form.setFieldValue('resumeId', resume._id)
              }}
            />
            {form.errors.resumeId && (
              <p className="c-form-error" role="alert" style={{ marginTop: 8 }}>
                {form.errors.resumeId}
              </p>
            )}
          </section>

          <Questions asked={asked} form={form} />

          <div style={{ marginBottom: 12 }}>
            <Refused failure={form.failure} />
          </div>
          <Button type="submit" size="lg" loading={form.busy}>
            {t`Send the application`}
          </Button>
        </form>
        <aside className="c-aside" aria-label={t`What happens next`}>
          <div className="c-panel">
            <h2>{t`What the company will see`}</h2>
            <dl>
              <dt>{t`Profile`}</dt>
              <dd>{t`Name, headline, skills, history`}</dd>
              <dt>{t`Contact`}</dt>
              <dd>{t`E-mail and phone`}</dd>
              <dt>{t`Resume`}</dt>
              <dd>
                {list?.find(({ _id }) => _id === form.values.resumeId)?.fileName ??
                  t`None selected`}
              </dd>
              {asked.length > 0 && (
                <>
                  <dt>{t`Answers`}</dt>
                  <dd className="num">
                    <Trans>
                      {done} of {{ count: asked.length }}
                    </Trans>
                  </dd>
                </>
              )}
              <dt>{t`Lines`}</dt>
              <dd>{form.values.coverLetter.trim() ? t`Yes` : t`None`}</dd>
            </dl>
            <p className="dim" style={{ margin: '12px 0 0' }}>
              {t`Nobody else sees them. Your notes, saved jobs and other applications stay yours.`}
            </p>
          </div>
          <div className="c-panel">
            <p className="c-apply-note num">
              <Trans>An answer is due by {due}.</Trans>
            </p>
            <p className="dim" style={{ margin: '8px 0 0' }}>
              {t`You may withdraw at any time until they decide.`}
            </p>
          </div>
        </aside>
      </div>
    </div>
  )
}
