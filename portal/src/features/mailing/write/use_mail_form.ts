import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api, type Answer } from '../../../app/api'
import { notify } from '../../../app/notices'
import { read } from '../../../app/read'
import { useSendForm } from '../../../components/forms/form'
import { useWrite } from '../../../components/forms/write'
import { mailReads, secondsUntil } from '../reads'
import { emptyMail, mailBody, type MailForm, type People } from './mail_values'

export type Preview = Answer<'POST', '/client/send-email/preview'>

/** The longest time in which the bar to call a mail back stays. */
const UNDO_SHOWN = 30

/** The mail that is written; once it is on its way it can be called back for some seconds. */
export function useMailForm(people: People): MailForm {
  const navigate = useNavigate()
  const draft = useDraft()
  const form = useSendForm({
    guard: true,
    initialValues: emptyMail,
    send: (values) => api.post('/client/send-email', { body: mailBody(people, values) }),
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
  // what an assistant proposed, read once; it is gone when the mail is on its way
  useEffect(() => {
    if (!draft) return
    form.setFieldValue('subject', draft.subject)
    form.setFieldValue('body', draft.body)
  }, [draft?._id])
  return form
}

/** What an assistant proposed, where the address names it. */
function useDraft() {
  const [params] = useSearchParams()
  const draftId = params.get('draft')
  return useQuery({
    ...read('GET', '/client/mail-drafts/:id', { params: { id: draftId ?? '' } }),
    enabled: draftId !== null,
  }).data?.data
}

/** Each mail as its reader gets it. */
export function usePreview(people: People, form: MailForm) {
  const [preview, setPreview] = useState<Preview>()
  const { subject, body, signatureId } = form.values
  const look = useWrite(
    () =>
      api.post('/client/send-email/preview', {
        body: mailBody(people, form.values),
        notice: 'errors',
      }),
    {
      onDone: setPreview,
      onRefused: ({ fields }) => form.setErrors(fields),
    }
  )
  // a preview of other words would be none
  useEffect(() => setPreview(undefined), [subject, body, signatureId])
  return { preview, look }
}
