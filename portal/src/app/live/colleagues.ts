import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ColleagueChange, ToldRight } from '#api/companies/access/colleague_facts'
import { hear } from './live_stream'
import { useSession } from '../session/session'

/** Changes that come together, as by a form that saves several things, are read once. */
const TOGETHER_MS = 300

const team = ['/client/company-user', '/client/company-invites', '/client/company-all-active-user']
const rights = ['/client/page-access', '/client/page-access/:page']
const jobs = ['/client/get-posted-jobs', '/job-detail/:jobId', '/client/dashboard']
const application = ['/client/application/:id', '/client/applicant-list']
const applicants = [
  ...application,
  '/client/unanswered-applications',
  '/client/stage-templates',
  '/client/dashboard',
]

/** The reads that a colleague's write by a right makes old. What is not open is asked for when it is. */
const readsOf: Record<ToldRight, string[]> = {
  company_users: [...team, ...rights],
  invite_user: team,
  company_profile: ['/company-profile', ...rights],
  post_job: jobs,
  edit_job: jobs,
  promote_job: jobs,
  move_applicants: applicants,
  comments: [...application, '/client/candidate-comments/:devId', '/client/candidate/:devId'],
  interviews: [...application, '/client/getInterviewsData', '/client/interview-applications'],
  save_profile: [
    '/client/saved-profile-list',
    '/client/saved-lists',
    '/client/top-shortlist',
    '/client/candidate/:devId',
  ],
  contact_request: ['/client/contact-requests', '/client/contact-quota'],
  mail_templates: ['/client/email-templates'],
  send_mail: ['/client/email-history'],
}

/** Reads anew what is open and a colleague has changed, or this person in another tab. */
export function useColleagues() {
  const { user } = useSession()
  const client = useQueryClient()
  const companyId = user?.clientId
  useEffect(() => {
    if (!companyId) return
    const old = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAnew = () => {
      timer = undefined
      const paths = new Set(old)
      old.clear()
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => paths.has(String(path)),
      })
    }
    const heard = ({ type, right, by }: ColleagueChange) => {
      // the tab in front of who wrote has read its own write
      if (type !== 'company.changed' || (by === user._id && document.hasFocus())) return
      for (const path of readsOf[right] ?? []) old.add(path)
      timer ??= setTimeout(readAnew, TOGETHER_MS)
    }
    const leave = hear(`companies/${companyId}`, heard)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [companyId, user?._id])
}
