import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import * as accounts from '#api/accounts/account_facts'
import { VISIT_MINUTES } from '#api/accounts/visits/visit_facts'
import { ATTEMPT_MINUTES } from '#api/accounts/identities/identity_facts'
import * as applications from '#api/applications/application_facts'
import { GUEST_HOURS } from '#api/applications/guests/guest_facts'
import * as offers from '#api/applications/offers/offer_facts'
import * as assessments from '#api/assessments/assessment_facts'
import * as credits from '#api/assessments/credits/credit_facts'
import * as sends from '#api/assessments/sends/send_facts'
import * as billing from '#api/billing/billing_facts'
import * as candidates from '#api/candidates/candidate_facts'
import { SUBMIT_FROM } from '#api/candidates/progress_facts'
import * as chat from '#api/chat/chat_facts'
import { INVITE_DAYS, INVITES_A_DAY, companyLimits } from '#api/companies/company_facts'
import { CLOSED_DAYS, SPAM_DAYS } from '#api/content/leads/lead_facts'
import { points } from '#api/engines/search_columns/search_query'
import { EXPORT_DAYS, fileKinds } from '#api/files/file_facts'
import * as integrations from '#api/integrations/integration_facts'
import * as interviews from '#api/interviews/interview_facts'
import { alertLimits } from '#api/jobs/alerts/alert_facts'
import * as jobs from '#api/jobs/job_facts'
import * as mails from '#api/mailing/mail_facts'
import { WORKING_HOURS, sequenceLimits } from '#api/mailing/sequences/sequence_facts'
import { EXPORTS_A_DAY, REJECTED_KEPT_MONTHS } from '#api/privacy/privacy_facts'
import { REVIEW_WAITS_DAYS, reviewLimits } from '#api/reviews/review_facts'
import { CONTEST_DAYS, jurisdictions } from '#api/screening/screening_facts'
import * as talent from '#api/talent/talent_facts'
import { readContent } from '#database/seeders/content_files'

const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const word = (number: number) => words[number] ?? String(number)
const grouped = (number: number) => number.toLocaleString('en-GB')
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
const { interviewLimits } = interviews
const { candidateLimits } = candidates
const { skill, stack, english } = assessments.testShapes
const [, thrice] = assessments.retakes.windows
const bands = Object.fromEntries(assessments.skillBands.map(({ value, from }) => [value, from]))

/** What each text says, made of the facts that it repeats: a fact that changes fails here until its texts follow. */
const said: Record<string, string[]> = {
  'faqs/client-applicants': [
    `from ${jobs.jobLimits.answerByDays.min} to ${jobs.jobLimits.answerByDays.max}, ${jobs.ANSWER_BY_DAYS} to begin with`,
    `${applications.REJECTION_HOURS} hours after you reject`,
    `take it back for ${applications.UNREJECT_DAYS} days`,
    `for ${applications.UNDO_MINUTES} minutes`,
    `up to ${applications.applicationLimits.stages.max} stages`,
    grouped(applications.MOST_EXPORTED),
  ],
  'faqs/client-jobs': [
    `${jobs.DAYS_LISTED} days. You can refresh it once in ${jobs.DAYS_BETWEEN_REFRESHES} days for ${jobs.DAYS_LISTED} more; we write to you ${jobs.EXPIRY_NOTICE_DAYS[0]} days and ${jobs.EXPIRY_NOTICE_DAYS[1]} day before`,
    `Once ${word(jobs.TRUSTED_AFTER)} of your jobs`,
    `Up to ${jobs.jobLimits.questions.max}, from ready groups or your own, each of ${jobs.jobLimits.question.min} to ${jobs.jobLimits.question.max} characters`,
    `up to ${word(jobs.MOST_RESUBMISSIONS)} times`,
  ],
  'faqs/client-search': [
    `has ${talent.ANSWER_DAYS} days to decide`,
    `for ${talent.UNLOCK_DAYS} days`,
    `After ${talent.DAYS_BETWEEN_REQUESTS} days`,
    `${talent.looksADay.ofMember} for one person and ${grouped(talent.looksADay.ofCompany)} for a company`,
    `up to ${talent.talentLimits.filters.max} searches`,
  ],
  'faqs/client-tests': [`up to ${word(sends.sendLimits.tests.max)}`],
  'faqs/developer-applications': [
    `${jobs.ANSWER_BY_DAYS} unless it chose otherwise`,
    `After ${applications.EXPIRES_AFTER_DAYS} days without any answer`,
    `${applications.APPLIES_A_DAY} a day`,
    `${applications.AGAIN_AFTER_DAYS} days later`,
  ],
  'faqs/developer-getting-started': [
    `at most ${megabytes(fileKinds.resume.maxBytes)} and ${fileKinds.resume.maxPages} pages`,
    `up to ${candidateLimits.resumes.max} resumes`,
    `after ${accounts.CODE_PAUSE_SECONDS} seconds, at most ${accounts.CODES_AN_HOUR} in an hour`,
    `works for ${accounts.CODE_MINUTES} minutes`,
  ],
  'faqs/developer-interviews-offers': [
    `up to ${word(interviewLimits.slots.max)} times`,
    `expires ${interviews.LEAST_HOURS_BEFORE} hours before`,
    `within ${interviews.DISPUTE_HOURS} hours`,
    `falls back to the old time ${interviews.FALL_BACK_HOURS} hours before`,
    `Up to ${offers.offerLimits.questions.max} questions`,
    `after ${word(REVIEW_WAITS_DAYS)} days`,
  ],
  'faqs/developer-privacy': [
    `for ${word(EXPORT_DAYS)} days and ask ${word(EXPORTS_A_DAY)} times a day`,
  ],
  'faqs/developer-profile': [`from ${SUBMIT_FROM} % progress on`],
  'faqs/developer-tests': [
    `${skill.questions} questions in ${skill.minutes} minutes`,
    `${stack.questions} questions in ${stack.minutes} minutes`,
    `${english.questions} questions in ${english.minutes} minutes`,
    `${skill.pass} % passes a skill or stack test. A pass holds ${assessments.VALID_MONTHS} months`,
    `from ${bands.competent} are called Competent, from ${bands.proficient} Proficient, from ${bands.expert} Expert`,
    `After ${assessments.retakes.afterDays} days. You can take the same test ${word(thrice.most)} times in ${thrice.inDays} days`,
    `Up to ${assessments.OUTAGE_SECONDS / 60} minutes are given back`,
    `still counts for ${assessments.GRACE_SECONDS} seconds`,
  ],
  'faqs/pricing-extras': [
    `${credits.CREDIT_MONTHS} months from the day`,
    `${credits.CREDIT_WARN_DAYS} days before`,
    `gets ${points.promotion} points in the order by best match, one in the spotlight ${points.spotlight}`,
    `told ${talent.PLACE_WARN_DAYS} days before`,
  ],
  'faqs/pricing-paying': [
    `${billing.RESERVED_MINUTES} minutes`,
    `goes on for ${billing.GRACE_DAYS} days, and we try the payment again on days ${billing.RETRY_DAYS.join(', ').replace(/, (\d+)$/, ' and $1')}`,
  ],
  'help/answer-dates': [
    `between ${jobs.jobLimits.answerByDays.min} and ${jobs.jobLimits.answerByDays.max}`,
    `once in ${applications.REMIND_AGAIN_DAYS} days`,
    `At ${applications.EXPIRES_AFTER_DAYS} days`,
  ],
  'help/api-keys': [
    integrations.keyDays
      .map(({ label }) => label.toLowerCase())
      .slice(0, 3)
      .join(', '),
    `makes ${accounts.KEY_CALLS_A_MINUTE} calls a minute`,
  ],
  'help/applicants': [
    `up to ${applications.applicationLimits.together.max} at a time`,
    `undone for ${applications.UNDO_MINUTES} minutes`,
    `${applications.messagesADay.ofMember} messages in 24 hours and a company ${grouped(applications.messagesADay.ofCompany)}, to the same applicant ${applications.messagesADay.toApplicant}`,
  ],
  'help/applications': [
    `once in ${applications.REMIND_AGAIN_DAYS} days`,
    `${applications.stepDays.reviewing} days in review, shortlisted and offer, and ${applications.stepDays.assessment} for tests and interviews`,
    `again after ${applications.AGAIN_AFTER_DAYS} days`,
  ],
  'help/apply': [
    `at most ${megabytes(fileKinds.resume.maxBytes)}`,
    `deleted after ${GUEST_HOURS} hours`,
    `up to ${grouped(applications.applicationLimits.answer.max)} characters`,
    `up to ${grouped(applications.applicationLimits.coverLetter.max)} characters`,
    `${applications.APPLIES_A_DAY} applications a day`,
  ],
  'help/ask-contact': [
    `up to ${grouped(talent.talentLimits.contactMessage.max)} characters`,
    `no answer in ${talent.ANSWER_DAYS} days`,
    `for ${talent.UNLOCK_DAYS} days`,
    `again after ${talent.DAYS_BETWEEN_REQUESTS} days`,
  ],
  'help/candidate-interviews': [
    `up to ${word(interviewLimits.slots.max)}`,
    `lapse ${interviews.LEAST_HOURS_BEFORE} hours before`,
    `has ${interviews.REQUEST_HOURS} hours to offer`,
    `holds again ${interviews.FALL_BACK_HOURS} hours before`,
    `${interviews.REMINDER_HOURS.day} hours and ${interviews.REMINDER_HOURS.hour} hour before`,
    `within ${interviews.OUTCOME_HOURS} hours`,
    `until ${interviews.DISPUTE_HOURS} hours after`,
  ],
  'help/company-profile': [
    `at most ${megabytes(fileKinds.logo.maxBytes)}`,
    `(${companyLimits.tagline.max} characters)`,
    `up to ${companyLimits.perks.max}`,
  ],
  'help/compare-results': [`from ${word(sends.GROUP_FROM)} people on`],
  'help/confirm-email': [
    `works for ${accounts.CODE_MINUTES} minutes`,
    `works for ${accounts.linkLifetimes.verify_email.hours} hours`,
    `after ${accounts.CODE_PAUSE_SECONDS} seconds`,
    `${accounts.CODES_AN_HOUR} times an hour`,
  ],
  'help/create-account': [
    `${accounts.accountLimits.password.min} to ${accounts.accountLimits.password.max} characters`,
    `waits ${accounts.SIGN_UP_HOURS} hours`,
    `Up to ${word(accounts.SIGN_UPS_WAITING)} sign-ups`,
    `for ${word(INVITE_DAYS)} days`,
  ],
  'help/devices': [
    `${accounts.SESSION_DAYS} days after its last use, and after ${accounts.SESSION_MOST_DAYS} days`,
    `up to ${accounts.SESSIONS_MOST} of them`,
  ],
  'help/email': [
    `up to ${mails.mailLimits.templates.max} for your team`,
    `at most ${mails.SEND_AHEAD_DAYS} days ahead. For ${mails.UNDO_SECONDS} seconds`,
    `${sequenceLimits.steps.min} to ${sequenceLimits.steps.max} mails`,
    `${WORKING_HOURS.from} to ${WORKING_HOURS.to}, Monday to Friday`,
    `${mails.mailsADay.ofCompany} mails in 24 hours, to one person ${mails.mailsADay.toPerson}`,
  ],
  'help/english-test': [
    assessments.englishSections
      .map(({ label, questions }) => `${questions} of ${label.toLowerCase()}`)
      .join(', ')
      .replace('14 of', '14 questions of')
      .replace(/, (\d+ of listening)/, ' and $1'),
    `after ${assessments.retakes.afterDays} days, ${word(thrice.most)} times in ${thrice.inDays} days`,
  ],
  'help/export-data': [
    `kept for ${word(EXPORT_DAYS)} days`,
    `ask ${word(EXPORTS_A_DAY)} times in 24 hours`,
  ],
  'help/failed-payment': [
    `| ${billing.RETRY_DAYS.join(', ').replace(/, (\d+)$/, ' and $1')} |`,
    `| ${billing.GRACE_DAYS}  `,
  ],
  'help/find-jobs': [
    `an hour counts ${grouped(jobs.payPeriods[0].aYear)} times a year, a month ${jobs.payPeriods[1].aYear} times`,
    `${alertLimits.alerts.max} at most`,
  ],
  'help/forgotten-password': [
    `for ${accounts.linkLifetimes.reset_password.minutes} minutes`,
    `${word(accounts.SIGN_IN_TRIES)} times in ${accounts.SIGN_IN_MINUTES} minutes`,
  ],
  'help/interview-outcomes': [
    `${interviews.OUTCOME_HOURS} hours after its end`,
    `from ${interviewLimits.rating.min} to ${interviewLimits.rating.max}`,
    `within ${interviews.DISPUTE_HOURS} hours`,
  ],
  'help/make-offer': [
    `within ${offers.MOST_ANSWER_DAYS} days, ${offers.USUAL_ANSWER_DAYS} to begin with`,
    `up to ${grouped(offers.offerLimits.text.max)} characters`,
    `at most ${megabytes(fileKinds.offer.maxBytes)} and ${fileKinds.offer.maxPages} pages`,
  ],
  'help/manage-jobs': [
    `open for ${jobs.DAYS_LISTED} days, ${jobs.MOST_DAYS_LISTED} at most`,
    `once in ${jobs.DAYS_BETWEEN_REFRESHES} days`,
  ],
  'help/messages': [
    `up to ${grouped(chat.chatLimits.text.max)} characters; attach up to ${word(chat.chatLimits.attachments.max)} files`,
    `${megabytes(fileKinds.attachment.maxBytes)} each`,
    `for ${chat.CHANGE_MINUTES} minutes`,
    `unread for ${chat.UNREAD_MAIL_MINUTES} minutes`,
    `for ${chat.REPLY_DAYS} days`,
  ],
  'help/my-screening': [`within ${CONTEST_DAYS} days`],
  'help/own-tests': [
    `up to ${sends.sendLimits.ownQuestions.max} of them`,
    `(${sends.sendLimits.minutes.min} to ${sends.sendLimits.minutes.max})`,
  ],
  'help/post-job': [
    `(${jobs.jobLimits.title.min} to ${jobs.jobLimits.title.max} characters)`,
    `${jobs.jobLimits.skills.min} to ${jobs.jobLimits.skills.max} skills and up to ${jobs.jobLimits.stacks.max} stacks`,
    `${jobs.jobLimits.shortDescription.min} to ${jobs.jobLimits.shortDescription.max} characters`,
    `${jobs.jobLimits.description.min} to ${grouped(jobs.jobLimits.description.max)} characters`,
  ],
  'help/profile': [
    `${candidateLimits.headline.min} to ${candidateLimits.headline.max} characters`,
    `${candidateLimits.story.min} to ${grouped(candidateLimits.story.max)} characters`,
    `Skills and tools: ${candidateLimits.skills.max} each`,
    `Employments: ${candidateLimits.employments.max}. Projects, certifications, education and achievements: ${candidateLimits.projects.max} each`,
    `at most ${megabytes(fileKinds.video.maxBytes)}`,
    `for ${candidates.UNDO_MINUTES} minutes`,
  ],
  'help/reject': [
    `after ${applications.REJECTION_HOURS} hours`,
    `for ${applications.UNREJECT_DAYS} days`,
    `for ${applications.UNDO_MINUTES} minutes`,
  ],
  'help/reviews': [
    `up to ${grouped(reviewLimits.text.max)} characters`,
    `after ${word(REVIEW_WAITS_DAYS)} days`,
  ],
  'help/saved-profiles': [
    `up to ${talent.talentLimits.lists.max}`,
    `the ${word(talent.talentLimits.topShortlist.max)} people`,
    `You can keep ${talent.talentLimits.filters.max}`,
  ],
  'help/schedule-interviews': [
    `up to ${word(interviewLimits.interviewers.max)} colleagues`,
    `up to ${word(interviewLimits.slots.max)} for the candidate`,
    `(${interviews.durations.join(', ').replace(/, (\d+)$/, ' or $1')} minutes)`,
    `at most ${interviews.HORIZON_DAYS} days ahead`,
  ],
  'help/screening': [
    `you have ${CONTEST_DAYS} days to answer`,
    `in New York City that is ${word(jurisdictions[0].waitDays)} days ahead`,
  ],
  'help/search-developers': [
    `${talent.looksADay.ofMember} profiles a day for one person, ${grouped(talent.looksADay.ofCompany)} for a company`,
  ],
  'help/second-factor': [
    `${word(accounts.RECOVERY_CODES)} recovery codes`,
    `up to ${accounts.SECOND_FACTORS_MOST} second factors`,
    `waits ${word(accounts.TICKET_MINUTES)} minutes`,
  ],
  'help/send-tests': [
    `up to ${word(sends.sendLimits.tests.max)} tests`,
    `up to ${sends.sendLimits.people.max} at once`,
    `${sends.dueDays.min} to ${sends.dueDays.max}, ${sends.dueDays.usual} to begin with`,
    `${sends.REMINDER_HOURS[0]} and ${sends.REMINDER_HOURS[1]} hours before`,
  ],
  'help/skill-tests': [
    `${skill.questions} questions in ${skill.minutes} minutes, a stack test ${stack.questions} in ${stack.minutes}`,
    `counts for ${assessments.GRACE_SECONDS} more seconds`,
    `(${assessments.VALID_MONTHS} months)`,
  ],
  'help/spotlight': [
    `gets ${points.promotion} points`,
    `told ${talent.PLACE_WARN_DAYS} days before`,
  ],
  'help/stages': [
    `${applications.applicationLimits.stages.min} to ${applications.applicationLimits.stages.max}, up to ${applications.applicationLimits.stageName.max} characters each`,
    `have ${applications.applicationLimits.templates.max} pipelines`,
  ],
  'help/submit-profile': [`${SUBMIT_FROM} % or more`],
  'help/team': [`for ${word(INVITE_DAYS)} days`, `${INVITES_A_DAY} invitations a day`],
  'help/test-results': [
    `Below ${bands.competent} Developing, from ${bands.competent} Competent, from ${bands.proficient} Proficient, from ${bands.expert} Expert`,
    `at least ${assessments.PERCENTILE_FROM} people`,
  ],
  'help/upload-resume': [
    `at most ${megabytes(fileKinds.resume.maxBytes)} and ${fileKinds.resume.maxPages} pages`,
    `We keep ${candidateLimits.resumes.max} resumes`,
  ],
  'help/verification': [`in steps of ${word(talent.COUNT_STEP)}`],
  'help/webhooks': [
    `within ${integrations.WEBHOOK_SECONDS} seconds`,
    `${word(integrations.WEBHOOK_TRIES)} times over about two hours`,
    `After ${word(integrations.WEBHOOK_FAILURES)} messages in a row`,
    `back ${integrations.WEBHOOK_LOG_DAYS} days`,
    `For ${integrations.SECRET_OVERLAP_HOURS} hours`,
  ],
  'legal/cookies': [
    `| ${ATTEMPT_MINUTES} minutes`,
    `| ${GUEST_HOURS} hours`,
    `| ${accounts.SESSION_DAYS} days, or you sign out`,
  ],
  'legal/privacy': [
    `for ${talent.UNLOCK_DAYS} days`,
    `for ${VISIT_MINUTES} minutes`,
    `${accounts.SESSION_DAYS} days after its last use, ${accounts.SESSION_MOST_DAYS} days at most`,
    `${REJECTED_KEPT_MONTHS} months, then without your name`,
    `${candidates.IMPORT_DAYS} days`,
    `${CLOSED_DAYS} days after it is closed, ${SPAM_DAYS} days if it was spam`,
  ],
  'legal/terms': [
    `After ${applications.EXPIRES_AFTER_DAYS} days`,
    `goes on for ${billing.GRACE_DAYS} days`,
    `for ${credits.CREDIT_MONTHS} months`,
  ],
  'blogs/silence-has-a-deadline': [
    `begins with ${jobs.ANSWER_BY_DAYS}; a company may choose anything from ${jobs.jobLimits.answerByDays.min} to ${jobs.jobLimits.answerByDays.max}`,
    `at ${applications.EXPIRES_AFTER_DAYS} days`,
    `waits ${applications.REJECTION_HOURS} hours`,
  ],
  'blogs/a-rejection-somebody-can-use': [`${word(applications.rejectionReasons.length)} reasons`],
  'blogs/three-lines-that-get-an-answer': [
    `${talent.ANSWER_DAYS} days`,
    `${talent.UNLOCK_DAYS} days`,
  ],
  'blogs/how-to-read-a-test-result': [
    `Developing below ${bands.competent}, Competent from ${bands.competent}, Proficient from ${bands.proficient}, Expert from ${bands.expert}`,
    `some (from ${word(assessments.signalsFrom.some)} signals) and major (from ${word(assessments.signalsFrom.major)})`,
  ],
}

test.group('The numbers of the texts', () => {
  const files = readContent(app.makePath('database/content'))
  const bodyOf = (name: string) => {
    const [kind, slug] = name.split('/')
    return files.find((file) => file.kind === kind && file.slug === slug)!.body
  }
  for (const [name, sentences] of Object.entries(said))
    test(`are those of the product: ${name}`, ({ assert }) => {
      const body = bodyOf(name)
      assert.deepEqual(
        sentences.filter((sentence) => !body.includes(sentence)),
        []
      )
    })
})
