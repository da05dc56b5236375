import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type { Dashboard, Person } from '#api/reporting/client_dashboard'
import type Company from '#api/companies/models/company'

const iso = (time: string) => new Date(time).toISOString()

/** The part of the dashboard that jobs, applications and interviews fill; talent adds the saved profiles. */
export default class DashboardTransformer extends BaseTransformer<Dashboard> {
  constructor(
    dashboard: Dashboard,
    protected company: Company
  ) {
    super(dashboard)
  }

  toObject() {
    const board = this.resource
    const openJobs = board.open_jobs.map((job) => ({
      _id: String(job.id),
      jobTitle: job.title,
      slug: job.slug,
      jobLocation: job.location_type,
      city: job.city,
      applicantCount: job.applicant_count,
      waiting: job.waiting,
      refreshedAt: iso(job.refreshed_at),
      validThrough: iso(job.valid_through),
    }))
    return {
      openJobsCount: board.open_jobs_count,
      candidatesHiredCount: board.hired_count,
      openJobs,
      candidatesHired: board.hired.map((person) => ({
        ...applicant(person),
        hiredAt: iso(person.status_changed_at),
      })),
      today: {
        applicationsWaiting: board.waiting.map((person) => ({
          ...applicant(person),
          answerBy: iso(person.answer_by),
          isLate: Date.parse(person.answer_by) < Date.now(),
        })),
        applicationsWaitingCount: board.waiting_count,
        applicationsLateCount: board.late_count,
        interviews: board.interviews_today.map((interview) => ({
          _id: String(interview.id),
          appliedId: String(interview.application_id),
          jobId: String(interview.job_id),
          jobTitle: interview.title,
          devId: String(interview.candidate_id),
          dev: {
            _id: String(interview.candidate_id),
            fName: interview.first_name,
            lName: interview.last_name,
            userImage: imageUrl(interview.image_key),
          },
          start: iso(interview.starts_at),
          end: iso(interview.ends_at),
          devTimeZone: interview.candidate_time_zone,
          type: interview.type,
          meetingUrl: interview.meeting_url,
          status: interview.status,
        })),
        jobsAwaitingApproval: board.awaiting_approval.map((job) => ({
          _id: String(job.id),
          jobTitle: job.title,
          slug: job.slug,
          submittedAt: job.submitted_at && iso(job.submitted_at),
        })),
      },
      applicationsByStatus: board.by_status,
      applicationsByDay: board.by_day,
      responseRate: this.company.responseRate,
      verification: this.company.verification,
      firstEntry: this.company.firstEntry,
    }
  }
}

function applicant(person: Person) {
  return {
    _id: String(person.id),
    appliedId: String(person.id),
    jobId: String(person.job_id),
    jobTitle: person.title,
    devId: String(person.candidate_id),
    status: person.status,
    appliedAt: iso(person.created_at),
    dev: {
      _id: String(person.candidate_id),
      fName: person.first_name,
      lName: person.last_name,
      headline: person.headline,
      userImage: imageUrl(person.image_key),
    },
  }
}
