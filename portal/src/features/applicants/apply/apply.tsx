import '../../../components/page/page_header.css'
import '../../../app/look/styles_rest'
import { Button } from '@mantine/core'
import { useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { readAs } from '../../../app/read'
import { PageNotYet } from '../../../components/page/fetched'
import { day } from '../../../components/format'
import { Refused } from '../../../components/forms/refused'
import { useTitle } from '../../../components/page/title'
import { WaitingApplications, answerBy, type Company, type JobDetail } from '../../jobs'
import { Questions } from '../questions'
import { AppliedBefore, Sent } from './apply_done'
import { ApplyCrumbs, ApplyHead } from './apply_head'
import { ResumeChoice, WhatFollows, You } from './apply_parts'
import { useApplyForm, useResumes } from './use_apply_form'

/** One page to apply on: who you are, the resume, the questions, and what the company will see. */
export default function Apply() {
  const { slug = '' } = useParams()
  const detail = useQuery(
    readAs<{ job: JobDetail; company: Company }>('GET', '/job-detail/:jobId', {
      params: { jobId: slug },
      query: { userType: 'developer' },
    })
  )
  const job = detail.data?.data.job
  useTitle(job && t`Apply: ${{ jobTitle: job.jobTitle }}`)
  const { asked, form, sent, setSent } = useApplyForm(job)
  const resumes = useResumes(form)

  if (!job) return <PageNotYet read={detail} what={t`This job`} />
  const { company } = detail.data!.data
  const due = day(sent?.answerBy ?? answerBy(job.answerByDays))
  if (sent) return <Sent companyName={company.companyName} due={due} />
  if (job.isApplied) return <AppliedBefore slug={job.slug} />
  return (
    <div className="c-page">
      <ApplyCrumbs job={job} />
      <div className="c-detail">
        <form onSubmit={form.submit} noValidate>
          <ApplyHead job={job} company={company} />

          <div style={{ marginTop: 24 }}>
            <WaitingApplications slug={job.slug} onSent={() => setSent({ answerBy: null })} />
          </div>
          <You job={job} />
          <ResumeChoice form={form} resumes={resumes} />
          <Questions asked={asked} form={form} />

          <div style={{ marginBottom: 12 }}>
            <Refused failure={form.failure} />
          </div>
          <Button type="submit" size="lg" loading={form.busy}>
            {t`Send the application`}
          </Button>
        </form>
        <WhatFollows {...{ form, asked, due }} list={resumes.list} />
      </div>
    </div>
  )
}
