import { Radio } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { fileKinds, megabytes } from '../../../../../api/files/file_facts'
import { read } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { fileSize } from '../../../components/format'
import { Face } from '../../../components/face'
import { FileDrop } from '../../../components/forms/file_drop'
import { When } from '../../../components/when'
import { SkillChips, type JobDetail } from '../../jobs'
import type { Asked } from '../asked'
import type { ApplyForm, useResumes } from './use_apply_form'

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
type Resumes = ReturnType<typeof useResumes>

/** Who applies, as the profile says it. */
export function You({ job }: { job: JobDetail }) {
  const { user } = useSession()
  const profile = useQuery(read('GET', '/candidate/profile')).data?.data
  const name = profile
    ? `${profile.fName} ${profile.lName}`
    : `${user?.fName ?? ''} ${user?.lName ?? ''}`
  return (
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
  )
}

/** One of the resumes that were sent before, or a new one. */
export function ResumeChoice({
  form,
  resumes: { list, refetch },
}: {
  form: ApplyForm
  resumes: Resumes
}) {
  return (
    <section className="c-section" aria-labelledby="resume">
      <header>
        <h2 id="resume">
          <Trans>
            Resume <span className="c-needed">needed</span>
          </Trans>
        </h2>
      </header>
      {list && list.length > 0 && <KeptResumes form={form} list={list} />}
      <FileDrop<Resume>
        path="/candidate/resume"
        field="resume"
        accept={types}
        maxSize={fileKinds.resume.maxBytes}
        label={list?.length ? t`Send another resume` : t`Send your resume`}
        hint={t`PDF or Word, at most ${{ megabytes: megabytes(fileKinds.resume.maxBytes) }}`}
        onUploaded={async (resume) => {
          await refetch()
          form.setFieldValue('resumeId', resume._id)
        }}
      />
      {form.errors.resumeId && (
        <p className="c-form-error" role="alert" style={{ marginTop: 8 }}>
          {form.errors.resumeId}
        </p>
      )}
    </section>
  )
}

function KeptResumes({ form, list }: { form: ApplyForm; list: NonNullable<Resumes['list']> }) {
  return (
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
  )
}

/** What the company will see of what is filled in, and when it is to answer. */
export function WhatFollows({
  form,
  list,
  asked,
  due,
}: {
  form: ApplyForm
  list: Resumes['list']
  asked: Asked[]
  due: string
}) {
  const done = asked.filter(({ key }) => form.values.answers[key]?.trim()).length
  return (
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
            {list?.find(({ _id }) => _id === form.values.resumeId)?.fileName ?? t`None selected`}
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
  )
}
