import { Flow, type AnyFlow } from '#api/flow/flow'
import { companyFlow } from '#api/companies/company_flow'
import { nameFlow } from '#api/companies/name_flow'
import { inviteFlow } from '#api/companies/team/invite_flow'
import { approvalFlow } from '#api/candidates/approval_flow'
import { visibilityFlow } from '#api/candidates/control/visibility_flow'
import { importFlow } from '#api/candidates/portability/import_flow'
import { resumeFlow } from '#api/candidates/resume/resume_flow'
import { updateFlow } from '#api/candidates/updates/update_flow'
import { customSkillFlow } from '#api/taxonomy/custom_skill_flow'
import { jobFlow } from '#api/jobs/job_flow'
import { revisionFlow } from '#api/jobs/revisions/revision_flow'
import { applicationFlow } from '#api/applications/application_flow'
import { offerFlow } from '#api/applications/offers/offer_flow'
import { interviewFlow } from '#api/interviews/interview_flow'
import { accommodationFlow } from '#api/assessments/accommodations/accommodation_flow'
import { questionFlow } from '#api/assessments/bank/question_flow'
import { clearanceFlow } from '#api/assessments/results/clearance_flow'
import { credentialFlow } from '#api/assessments/portable/credential_flow'
import { sendFlow } from '#api/assessments/sends/send_flow'
import { attemptFlow } from '#api/assessments/taking/attempt_flow'
import { analysisFlow } from '#api/screening/analyses/analysis_flow'
import { contestFlow } from '#api/screening/contests/contest_flow'
import { runFlow } from '#api/screening/runs/run_flow'
import { reviewFlow } from '#api/reviews/review_flow'
import { contactFlow } from '#api/talent/contact/contact_flow'
import { followUpFlow } from '#api/mailing/sequences/follow_up_flow'
import { reportFlow } from '#api/chat/reports/report_flow'
import { blogFlow } from '#api/content/blogs/blog_flow'
import { leadFlow } from '#api/content/leads/lead_flow'
import { maintenanceFlow } from '#api/content/maintenance/maintenance_flow'
import { pageFlow } from '#api/content/page_flow'
import { redemptionFlow } from '#api/billing/coupons/redemption_flow'
import { deliveryFlow } from '#api/billing/deliveries/delivery_flow'
import { disputeFlow } from '#api/billing/disputes/dispute_flow'
import { invoiceFlow } from '#api/billing/invoices/invoice_flow'
import { orderFlow } from '#api/billing/orders/order_flow'
import { paymentFlow } from '#api/billing/payments/payment_flow'
import { refundFlow } from '#api/billing/payments/refund_flow'
import { subscriptionFlow } from '#api/billing/subscriptions/subscription_flow'
import { backupFlow } from '#api/backups/backup_flow'
import { bulkFileFlow } from '#api/imports/bulk/bulk_file_flow'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'
import { importedProfileFlow } from '#api/imports/claims/imported_profile_flow'
import { promotionFlow, spotlightFlow } from '#api/talent/spotlight/place_flow'
import { movesInWords, type Drawn } from '#api/pages/states/moves_in_words'

const tables: { flow: AnyFlow | Drawn; table: string; column?: string }[] = [
  { flow: jobFlow, table: 'jobs', column: 'status' },
  { flow: revisionFlow, table: 'job_revisions', column: 'status' },
  { flow: applicationFlow, table: 'applications', column: 'status' },
  { flow: offerFlow, table: 'offers', column: 'status' },
  { flow: interviewFlow, table: 'interviews', column: 'status' },
  { flow: sendFlow, table: 'assessment_sends', column: 'status' },
  { flow: attemptFlow, table: 'attempts', column: 'status' },
  { flow: clearanceFlow, table: 'test_results', column: 'clearance' },
  { flow: accommodationFlow, table: 'test_accommodations', column: 'status' },
  { flow: credentialFlow, table: 'test_credentials' },
  { flow: questionFlow, table: 'questions', column: 'status' },
  { flow: runFlow, table: 'screening_runs', column: 'status' },
  { flow: analysisFlow, table: 'screening_analyses', column: 'status' },
  { flow: contestFlow, table: 'screening_contests', column: 'status' },
  { flow: followUpFlow, table: 'mail_follow_ups', column: 'status' },
  { flow: contactFlow, table: 'contact_requests', column: 'status' },
  { flow: reviewFlow, table: 'reviews', column: 'status' },
  { flow: reportFlow, table: 'message_reports', column: 'status' },
  { flow: approvalFlow, table: 'candidates', column: 'approval' },
  { flow: visibilityFlow, table: 'candidates', column: 'visibility' },
  { flow: updateFlow, table: 'profile_update_requests', column: 'status' },
  { flow: resumeFlow, table: 'resumes', column: 'parse_status' },
  { flow: importFlow, table: 'profile_imports' },
  { flow: bulkFileFlow, table: 'bulk_files', column: 'state' },
  { flow: backupFlow, table: 'backups', column: 'status' },
  { flow: importedProfileFlow, table: 'imported_profiles' },
  { flow: companyImportFlow, table: 'company_imports', column: 'status' },
  { flow: customSkillFlow, table: 'custom_skills', column: 'status' },
  { flow: companyFlow, table: 'companies', column: 'verification' },
  { flow: nameFlow, table: 'companies', column: 'name_status' },
  { flow: inviteFlow, table: 'company_invites' },
  { flow: spotlightFlow, table: 'spotlights' },
  { flow: promotionFlow, table: 'promotions' },
  { flow: orderFlow, table: 'orders', column: 'status' },
  { flow: paymentFlow, table: 'payments', column: 'status' },
  { flow: refundFlow, table: 'refunds', column: 'status' },
  { flow: disputeFlow, table: 'disputes', column: 'status' },
  { flow: redemptionFlow, table: 'coupon_redemptions', column: 'status' },
  { flow: subscriptionFlow, table: 'subscriptions', column: 'status' },
  { flow: blogFlow, table: 'blogs', column: 'status' },
  { flow: pageFlow, table: 'help_pages', column: 'status' },
  { flow: leadFlow, table: 'leads', column: 'status' },
  { flow: maintenanceFlow, table: 'maintenance_messages' },
  { flow: invoiceFlow, table: 'invoices', column: 'status' },
  { flow: deliveryFlow, table: 'deliveries', column: 'status' },
]

/** Everything with states, with the table and column that hold them; places, invitations and imports are read by their dates. */
export const flows = tables.map(({ flow, ...held }) => ({ flow: drawn(flow), ...held }))

function drawn(flow: AnyFlow | Drawn): Drawn {
  if (!(flow instanceof Flow)) return flow
  const { table, states } = flow
  return { title: table.title, states, told: () => movesInWords(flow) }
}
