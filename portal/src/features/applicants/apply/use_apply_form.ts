import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { notedSource } from '../../../app/source'
import { useSendForm } from '../../../components/forms/form'
import type { JobDetail } from '../../jobs'
import { answered, askedOf, unanswered } from '../asked'

export type ApplyForm = ReturnType<typeof useApplyForm>['form']

/** The application that is filled in, and by when it is answered once it is sent. */
export function useApplyForm(job: JobDetail | undefined) {
  const client = useQueryClient()
  const [sent, setSent] = useState<{ answerBy: string | null }>()
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
  return { asked, form, sent, setSent }
}

/** The resumes of the reader; the current one is chosen to begin with. */
export function useResumes(form: ApplyForm) {
  const resumes = useQuery(read('GET', '/candidate/resumes'))
  const list = resumes.data?.data
  useEffect(() => {
    const first = list?.find((resume) => resume.isCurrent) ?? list?.[0]
    if (first && !form.values.resumeId) {
      form.setFieldValue('resumeId', first._id)
      form.resetDirty({ ...form.values, resumeId: first._id })
    }
  }, [list])
  return { list, refetch: resumes.refetch }
}
