import AccountVisits from '#api/catalogues/definitions/account_visits'
import Addons from '#api/catalogues/definitions/addons'
import Applications from '#api/catalogues/definitions/applications'
import AssessmentTopics from '#api/catalogues/definitions/assessment_topics'
import Assessments from '#api/catalogues/definitions/assessments'
import AuditLog from '#api/catalogues/definitions/audit_log'
import Blogs from '#api/catalogues/definitions/blogs'
import BulkPdfUploads from '#api/catalogues/definitions/bulk_pdf_uploads'
import Categories from '#api/catalogues/definitions/categories'
import ClientUsers from '#api/catalogues/definitions/client_users'
import Clients from '#api/catalogues/definitions/clients'
import ContactLogs from '#api/catalogues/definitions/contact_logs'
import ContentVersions from '#api/catalogues/definitions/content_versions'
import CouponUses from '#api/catalogues/definitions/coupon_uses'
import Coupons from '#api/catalogues/definitions/coupons'
import CreditLedger from '#api/catalogues/definitions/credit_ledger'
import CustomSkills from '#api/catalogues/definitions/custom_skills'
import Deliveries from '#api/catalogues/definitions/deliveries'
import Developers from '#api/catalogues/definitions/developers'
import Disputes from '#api/catalogues/definitions/disputes'
import EmailHistory from '#api/catalogues/definitions/email_history'
import EmailTemplateVersions from '#api/catalogues/definitions/email_template_versions'
import EmailTemplates from '#api/catalogues/definitions/email_templates'
import EnglishResults from '#api/catalogues/definitions/english_results'
import Faqs from '#api/catalogues/definitions/faqs'
import Features from '#api/catalogues/definitions/features'
import HelpPages from '#api/catalogues/definitions/help_pages'
import HelpVotes from '#api/catalogues/definitions/help_votes'
import ImportedProfiles from '#api/catalogues/definitions/imported_profiles'
import Industries from '#api/catalogues/definitions/industries'
import Interviews from '#api/catalogues/definitions/interviews'
import Invoices from '#api/catalogues/definitions/invoices'
import JobCategories from '#api/catalogues/definitions/job_categories'
import JobChanges from '#api/catalogues/definitions/job_changes'
import JobTitles from '#api/catalogues/definitions/job_titles'
import Jobs from '#api/catalogues/definitions/jobs'
import LeadAnswers from '#api/catalogues/definitions/lead_answers'
import Leads from '#api/catalogues/definitions/leads'
import LegalPages from '#api/catalogues/definitions/legal_pages'
import LinkedinCandidates from '#api/catalogues/definitions/linkedin_candidates'
import Locations from '#api/catalogues/definitions/locations'
import MailSuppressions from '#api/catalogues/definitions/mail_suppressions'
import MaintenanceMessages from '#api/catalogues/definitions/maintenance_messages'
import Members from '#api/catalogues/definitions/members'
import MessageReports from '#api/catalogues/definitions/message_reports'
import Orders from '#api/catalogues/definitions/orders'
import Payments from '#api/catalogues/definitions/payments'
import Perks from '#api/catalogues/definitions/perks'
import Plans from '#api/catalogues/definitions/plans'
import PricingSlabs from '#api/catalogues/definitions/pricing_slabs'
import ProfileUpdateRequests from '#api/catalogues/definitions/profile_update_requests'
import Promotions from '#api/catalogues/definitions/promotions'
import QuestionStatistics from '#api/catalogues/definitions/question_statistics'
import Questions from '#api/catalogues/definitions/questions'
import Refunds from '#api/catalogues/definitions/refunds'
import Reviews from '#api/catalogues/definitions/reviews'
import Sessions from '#api/catalogues/definitions/sessions'
import SkillPages from '#api/catalogues/definitions/skill_pages'
import Skills from '#api/catalogues/definitions/skills'
import Spotlights from '#api/catalogues/definitions/spotlights'
import Stacks from '#api/catalogues/definitions/stacks'
import Subscriptions from '#api/catalogues/definitions/subscriptions'
import TestAccommodations from '#api/catalogues/definitions/test_accommodations'
import TestResults from '#api/catalogues/definitions/test_results'
import Tools from '#api/catalogues/definitions/tools'

export const catalogues = {
  AccountVisits: AccountVisits,
  Addons: Addons,
  Applications: Applications,
  AssessmentTopics: AssessmentTopics,
  Assessments: Assessments,
  AuditLog: AuditLog,
  Blogs: Blogs,
  BulkPdfUploads: BulkPdfUploads,
  Categories: Categories,
  ClientUsers: ClientUsers,
  Clients: Clients,
  ContactLogs: ContactLogs,
  ContentVersions: ContentVersions,
  CouponUses: CouponUses,
  Coupons: Coupons,
  CreditLedger: CreditLedger,
  CustomSkills: CustomSkills,
  Deliveries: Deliveries,
  Developers: Developers,
  Disputes: Disputes,
  EmailHistory: EmailHistory,
  EmailTemplateVersions: EmailTemplateVersions,
  EmailTemplates: EmailTemplates,
  EnglishResults: EnglishResults,
  Faqs: Faqs,
  Features: Features,
  HelpPages: HelpPages,
  HelpVotes: HelpVotes,
  ImportedProfiles: ImportedProfiles,
  Industries: Industries,
  Interviews: Interviews,
  Invoices: Invoices,
  JobCategories: JobCategories,
  JobChanges: JobChanges,
  JobTitles: JobTitles,
  Jobs: Jobs,
  LeadAnswers: LeadAnswers,
  Leads: Leads,
  LegalPages: LegalPages,
  LinkedinCandidates: LinkedinCandidates,
  Locations: Locations,
  MailSuppressions: MailSuppressions,
  MaintenanceMessages: MaintenanceMessages,
  Members: Members,
  MessageReports: MessageReports,
  Orders: Orders,
  Payments: Payments,
  Perks: Perks,
  Plans: Plans,
  PricingSlabs: PricingSlabs,
  ProfileUpdateRequests: ProfileUpdateRequests,
  Promotions: Promotions,
  QuestionStatistics: QuestionStatistics,
  Questions: Questions,
  Refunds: Refunds,
  Reviews: Reviews,
  Sessions: Sessions,
  SkillPages: SkillPages,
  Skills: Skills,
  Spotlights: Spotlights,
  Stacks: Stacks,
  Subscriptions: Subscriptions,
  TestAccommodations: TestAccommodations,
  TestResults: TestResults,
  Tools: Tools,
}
