// Which background job runs which handler, and what runs by the hour.
import { every, patient, work } from '#api/queue/queue'
import { BACKUP_TIMEOUT_SECONDS } from '#api/backups/backup_facts'
import { WEBHOOK_PAUSE_SECONDS, WEBHOOK_TRIES } from '#api/integrations/integration_facts'
import { PUSH_TRIES } from '#api/notifications/notification_facts'

// accounts
every('21 4 * * *', 'idempotent-requests.sweep', () => import('#api/http/idempotency'))
every('* * * * *', 'visits.end', () => import('#api/accounts/visits/end_visits'))
every('17 3 * * *', 'accounts.sweep', () => import('#api/accounts/sweep_accounts'))

// files
every('37 * * * *', 'uploads.sweep', () => import('#api/files/parts/sweep_parts'))

// candidates
every('*/10 * * * *', 'profiles.wake', () => import('#api/candidates/control/wake_profiles'))
work('resume.read', () => import('#api/candidates/resume/draft/read_stored_resume'), {
  batch: 8,
  timeout: 120,
  failed: () => import('#api/candidates/resume/draft/give_up_reading'),
})
work('resume.recognise', () => import('#api/candidates/resume/draft/recognise_stored_resume'), {
  batch: 2,
  retries: 2,
  timeout: 300,
  failed: () => import('#api/candidates/resume/draft/give_up_reading'),
})
every('*/10 * * * *', 'resumes.sweep', () => import('#api/candidates/resume/draft/sweep_unread'))
every('43 3 * * *', 'imports.sweep', () => import('#api/candidates/portability/sweep_imports'))

// jobs
every('7 * * * *', 'jobs.expire', () => import('#api/jobs/expire_jobs'))
every('*/10 * * * *', 'jobs.alerts', () => import('#api/jobs/alerts/send_alerts'))
work('followers.tell', () => import('#api/jobs/follows/tell_followers'))
// hours, as the first run builds the index
every('* * * * *', 'jobs.feed-search', () => import('#api/jobs/browse/feed_jobs'), {
  timeout: 6 * 3600,
})
every('33 4 * * *', 'job-alerts.sweep', () => import('#api/jobs/alerts/sweep_alerts'))

// applications
every('* * * * *', 'rejections.tell', () => import('#api/applications/tell_rejections'))
work('applications.end-hired', () => import('#api/applications/end_hired'))
every('41 4 * * *', 'applications.answer-by', () => import('#api/applications/answer_by/answer_by'))
work('guest-resume.read', () => import('#api/applications/guests/read_guest_resume'), {
  batch: 4,
  retries: 2,
  pause: 2,
  timeout: 60,
  failed: async () => (await import('#api/applications/guests/read_guest_resume')).giveUpGuest,
})
every('*/10 * * * *', 'guests.sweep', () => import('#api/applications/guests/sweep_guests'))
every('*/10 * * * *', 'offers.expire', () => import('#api/applications/offers/expire_offers'))

// interviews
every('*/5 * * * *', 'interviews.tick', () => import('#api/interviews/settle_interviews'))

// assessments
work('tests.run-code', () => import('#api/assessments/taking/run_code'), {
  batch: 2,
  timeout: 600,
  failed: () => import('#api/assessments/taking/give_up_code'),
})
every(
  '23 2 * * *',
  'questions.analyse',
  () => import('#api/assessments/bank/analysis/analyse_questions'),
  { timeout: 3_600 }
)
every(
  '37 * * * *',
  'accommodations.end',
  () => import('#api/assessments/accommodations/end_accommodations')
)
every('*/10 * * * *', 'results.lapse', () => import('#api/assessments/results/lapse_results'))
every('* * * * *', 'attempts.sweep', () => import('#api/assessments/taking/sweep_attempts'))
every('*/10 * * * *', 'sends.settle', () => import('#api/assessments/sends/due/settle_sends'))
every('19 * * * *', 'credits.expire', () => import('#api/assessments/credits/expire_credits'))

// reviews
every('11 * * * *', 'reviews.publish', () => import('#api/reviews/publish_reviews'))

// talent
every('29 * * * *', 'talent.refresh-stacks', () => import('#api/talent/search/refresh_stacks'))
every('*/10 * * * *', 'talent.drop-marks', () => import('#api/talent/search/drop_marks'))
// hours, as the first run builds the index
every('* * * * *', 'talent.feed-search', () => import('#api/talent/search/feed_profiles'), {
  timeout: 6 * 3600,
})
every('13 * * * *', 'spotlights.expire', async () => {
  const { expirePlaces } = await import('#api/talent/spotlight/expire_places')
  return () => expirePlaces('spotlight')
})
every('14 * * * *', 'promotions.expire', async () => {
  const { expirePlaces } = await import('#api/talent/spotlight/expire_places')
  return () => expirePlaces('promotion')
})
every(
  '*/5 * * * *',
  'talent.filter-alerts',
  () => import('#api/talent/search/filters/alert_saved_filters')
)
every(
  '*/10 * * * *',
  'contact-requests.lapse',
  () => import('#api/talent/contact/lapse_contact_requests')
)

// screening
work('screening.analyse', () => import('#api/screening/runs/analyse'), {
  batch: 2,
  retries: 2,
  failed: () => import('#api/screening/runs/give_up_analysis'),
})

// billing
work('webhooks.handle', () => import('#api/billing/webhooks/handle_webhook'), patient)
work('payments.refund', () => import('#api/billing/payments/refund_payment'), {
  ...patient,
  failed: async () => (await import('#api/billing/payments/refund_payment')).giveUpRefund,
})
work('payments.give-up', () => import('#api/billing/payments/give_up_payment'), patient)
work('orders.give-up', () => import('#api/billing/orders/give_up_order'), patient)
work('sandbox.tell', () => import('#api/billing/gateways/decide_sandbox'))
every('27 * * * *', 'billing.reconcile', () => import('#api/billing/reconcile/reconcile'))
every('* * * * *', 'orders.expire', () => import('#api/billing/orders/expire_orders'))
every('13 * * * *', 'plans.credits', () => import('#api/billing/subscriptions/plan_credits'))
every(
  '*/10 * * * *',
  'subscriptions.renew',
  () => import('#api/billing/subscriptions/renew_subscriptions')
)

// chat
every('49 3 * * *', 'incoming-mails.sweep', () => import('#api/chat/by_mail/sweep_incoming'))
every('37 3 * * *', 'chat.sweep', () => import('#api/chat/messages/sweep_unsent'))

// mailing
work('calendars.write', () => import('#api/mailing/calendars/write_entry'), {
  batch: 2,
  retries: 8,
  timeout: 120,
  failed: () => import('#api/mailing/calendars/give_up_entry'),
})
every('*/5 * * * *', 'follow-ups.send', () => import('#api/mailing/sequences/send_follow_ups'))

// content
every('* * * * *', 'blogs.publish', () => import('#api/content/blogs/publish_blogs'))
every('51 3 * * *', 'leads.sweep', () => import('#api/content/leads/sweep_leads'))

// privacy
work('account.export', () => import('#api/privacy/make_export'), { timeout: 1_800, batch: 2 })
every(
  '29 * * * *',
  'account.exports-sweep',
  async () => (await import('#api/privacy/make_export')).sweepExports
)
// a month's ids begin here, so soon after its first midnight
every('1 0 * * *', 'partitions.tend', () => import('#api/privacy/retention/tend_partitions'))
every('9 4 * * *', 'aged.sweep', () => import('#api/privacy/retention/sweep_aged'))
every('7 2 * * *', 'applicants.anonymise', () => import('#api/privacy/anonymise_applicants'))

// imports
work('bulk.read', () => import('#api/imports/bulk/read_bulk_files'), {
  batch: 2,
  pause: 5,
  timeout: 60,
  failed: () => import('#api/imports/bulk/give_up_bulk'),
})
work('profiles.fill', () => import('#api/imports/claims/fill_profile'))
work('company.archive', () => import('#api/imports/archive/make_archive'), {
  batch: 2,
  timeout: 1_800,
  failed: async () => (await import('#api/imports/archive/make_archive')).giveUpArchive,
})
work('imports.work', () => import('#api/imports/transfer/work_import'), {
  batch: 1,
  retries: 3,
  timeout: 3_600,
  failed: async () => (await import('#api/imports/transfer/work_import')).giveUpImport,
})
work('imports.invite', () => import('#api/imports/transfer/invite_imported'), {
  batch: 1,
  timeout: 1_800,
})
every('43 4 * * *', 'company-imports.sweep', () => import('#api/imports/transfer/sweep_imports'))
every(
  '31 * * * *',
  'archives.sweep',
  async () => (await import('#api/imports/archive/make_archive')).sweepArchives
)
every('47 3 * * *', 'unclaimed.sweep', () => import('#api/imports/claims/sweep_unclaimed'))
every('53 3 * * *', 'bulk-files.sweep', () => import('#api/imports/bulk/sweep_bulk_files'))
every('59 3 * * *', 'linkedin.sweep', () => import('#api/imports/linkedin/sweep_linkedin'))

// integrations
work('webhooks.send', () => import('#api/integrations/webhooks/send_message'), {
  batch: 10,
  retries: WEBHOOK_TRIES - 1,
  pause: WEBHOOK_PAUSE_SECONDS,
  timeout: 60,
  failed: async () => (await import('#api/integrations/webhooks/send_message')).giveUpMessage,
})
every(
  '47 * * * *',
  'careers-domains.check',
  () => import('#api/integrations/careers/check_domains')
)
every('57 3 * * *', 'webhooks.sweep', () => import('#api/integrations/webhooks/sweep_messages'))

// reporting
every(
  '*/5 * * * *',
  'installation.watch',
  () => import('#api/reporting/installation/watch_installation')
)

// backups
every('13 1 * * *', 'backups.make', () => import('#api/backups/make_scheduled_backup'), {
  retries: 2,
  pause: 900,
  timeout: BACKUP_TIMEOUT_SECONDS,
})

// catalogues
// a merge of a common skill moves a hundred thousand profiles
work('skills.merge', () => import('#api/catalogues/merging/merge_skills'), {
  batch: 1,
  timeout: 3_600,
  failed: () => import('#api/catalogues/merging/give_up_merge'),
})

// notifications
work('mail.deliver', () => import('#api/notifications/deliver_mail'), {
  batch: 20,
  ...patient,
  pause: 30,
})
work('push.deliver', () => import('#api/notifications/push/deliver_push'), {
  batch: 20,
  retries: PUSH_TRIES - 1,
  pause: 30,
})
every('*/5 * * * *', 'digests.send', () => import('#api/notifications/digests/send_digests'))
every('33 * * * *', 'notifications.sweep', () => import('#api/notifications/sweep_cleared'))
every('23 * * * *', 'stream.sweep', () => import('#api/notifications/stream/sweep_stream_events'))
