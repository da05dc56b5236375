export const models = {
  accounts: {
    OneTimeCode: () => import('#api/accounts/models/one_time_code'),
    Session: () => import('#api/accounts/models/session'),
    User: () => import('#api/accounts/models/user'),
  },
  applications: {
    ApplicationEvent: () => import('#api/applications/models/application_event'),
    Application: () => import('#api/applications/models/application'),
    StageTemplate: () => import('#api/applications/models/stage_template'),
    Stage: () => import('#api/applications/models/stage'),
  },
  candidates: {
    AcademicRecord: () => import('#api/candidates/models/academic_record'),
    Achievement: () => import('#api/candidates/models/achievement'),
    CandidateBlock: () => import('#api/candidates/models/candidate_block'),
    CandidateSkill: () => import('#api/candidates/models/candidate_skill'),
    CandidateTool: () => import('#api/candidates/models/candidate_tool'),
    Candidate: () => import('#api/candidates/models/candidate'),
    Certification: () => import('#api/candidates/models/certification'),
    Employment: () => import('#api/candidates/models/employment'),
<<<<<<< HEAD
    ProfileImport: () => import('#api/candidates/models/profile_import'),
=======
    ProfileUpdateRequest: () => import('#api/candidates/models/profile_update_request'),
>>>>>>> 61b5dbc (Let edits of what companies trust in an approved profile wait for a moderator, with the old value live; show what changes side by side; take a crop for photos)
    Project: () => import('#api/candidates/models/project'),
    Resume: () => import('#api/candidates/models/resume'),
    SocialLink: () => import('#api/candidates/models/social_link'),
  },
  companies: {
    BillingAddress: () => import('#api/companies/models/billing_address'),
    CompanyMember: () => import('#api/companies/models/company_member'),
    Company: () => import('#api/companies/models/company'),
  },
  files: {
    File: () => import('#api/files/models/file'),
  },
  http: {
    AuditEntry: () => import('#api/http/models/audit_entry'),
  },
  interviews: {
    InterviewBooking: () => import('#api/interviews/models/interview_booking'),
    InterviewEvent: () => import('#api/interviews/models/interview_event'),
    InterviewSlot: () => import('#api/interviews/models/interview_slot'),
    Interview: () => import('#api/interviews/models/interview'),
  },
  jobs: {
    JobEvent: () => import('#api/jobs/models/job_event'),
    JobMember: () => import('#api/jobs/models/job_member'),
    JobRevision: () => import('#api/jobs/models/job_revision'),
    Job: () => import('#api/jobs/models/job'),
    SavedJob: () => import('#api/jobs/models/saved_job'),
  },
  notifications: {
    Mail: () => import('#api/notifications/models/mail'),
    NotificationSetting: () => import('#api/notifications/models/notification_setting'),
    Notification: () => import('#api/notifications/models/notification'),
    StreamEvent: () => import('#api/notifications/models/stream_event'),
  },
  talent: {
    CandidateComment: () => import('#api/talent/models/candidate_comment'),
    ContactFetch: () => import('#api/talent/models/contact_fetch'),
    ContactRequest: () => import('#api/talent/models/contact_request'),
    ContactUnlock: () => import('#api/talent/models/contact_unlock'),
    Promotion: () => import('#api/talent/models/promotion'),
    SavedList: () => import('#api/talent/models/saved_list'),
    SavedProfile: () => import('#api/talent/models/saved_profile'),
    Spotlight: () => import('#api/talent/models/spotlight'),
  },
  taxonomy: {
    CustomSkill: () => import('#api/taxonomy/models/custom_skill'),
    Industry: () => import('#api/taxonomy/models/industry'),
    JobCategory: () => import('#api/taxonomy/models/job_category'),
    JobTitle: () => import('#api/taxonomy/models/job_title'),
    Location: () => import('#api/taxonomy/models/location'),
    Perk: () => import('#api/taxonomy/models/perk'),
    SkillCategory: () => import('#api/taxonomy/models/skill_category'),
    Skill: () => import('#api/taxonomy/models/skill'),
    Stack: () => import('#api/taxonomy/models/stack'),
    Tool: () => import('#api/taxonomy/models/tool'),
  },
}
