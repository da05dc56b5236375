import { reachesSql } from '#api/candidates/control/reach'

/** One list of the archive: rows of a table, without the columns that open doors or serve searches only. */
export type Part = {
  /** The file in `data/`. */
  name: string
  /** Rows as `id, row`, ordered by the id, after `:after`, at most `:limit`. */
  sql: string
  /** Also as a table for spreadsheets, with these columns. */
  csv?: readonly string[]
}

/** A person who took themselves back from the company is a row without a name there, and is not taken out. */
const reached = reachesSql('t.candidate_id', 't.company_id')

/** What the two wrote to each other is there as long as something links them, as in the chat. */
const linked = `${reached} and (exists (select from applications a where a.company_id = t.company_id and a.candidate_id = t.candidate_id)
  or exists (select from contact_unlocks u where u.company_id = t.company_id and u.candidate_id = t.candidate_id and u.revoked_at is null and u.expires_at > now()))`

const plain = (table: string, where: string, hidden: readonly string[] = []) =>
  `select t.id, to_jsonb(t) - array[${['search', ...hidden].map((name) => `'${name}'`).join(', ')}]::text[] as row
   from ${table} t where ${where} and t.id > :after order by t.id limit :limit`

const own = 't.company_id = :company'

/** Rows that hang on an application or an interview, of people whom the company reaches. */
const hanging = (table: string, on: 'applications' | 'interviews', key: string) =>
  `select x.id, to_jsonb(x) as row from ${table} x join ${on} t on t.id = x.${key}
   where ${own} and ${reached} and x.id > :after order by x.id limit :limit`
const ofApplications = (table: string) => hanging(table, 'applications', 'application_id')
const ofInterviews = (table: string) => hanging(table, 'interviews', 'interview_id')

/** Everything that belongs to a company, in words of docs/archive.md; what colleagues write to each other is theirs. */
export const parts: readonly Part[] = [
  {
    name: 'company',
    sql: plain('companies', 't.id = :company', ['plan_suspended_at', 'verification_note']),
  },
  {
    name: 'team',
    sql: `select t.id, jsonb_build_object('id', t.id, 'user_id', t.user_id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email, 'role', t.role,
            'status', t.status, 'created_at', t.created_at) as row
          from company_members t join users u on u.id = t.user_id where ${own} and t.id > :after order by t.id limit :limit`,
    csv: ['id', 'user_id', 'name', 'email', 'role', 'status', 'created_at'],
  },
  { name: 'billing_address', sql: plain('billing_addresses', own) },
  {
    name: 'jobs',
    sql: plain('jobs', own),
    csv: [
      'id',
      'title',
      'status',
      'job_type',
      'location_type',
      'city',
      'country_name',
      'currency',
      'budget_min',
      'budget_max',
      'budget_for',
      'published_at',
      'valid_through',
      'created_at',
    ],
  },
  { name: 'job_revisions', sql: plain('job_revisions', own) },
  { name: 'job_events', sql: plain('job_events', own) },
  { name: 'job_members', sql: plain('job_members', own) },
  { name: 'job_assessments', sql: plain('job_assessments', own) },
  {
    name: 'job_skills',
    sql: `select t.id, jsonb_build_object('job_id', t.id, 'skills', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'required', s.id = any(t.required_skill_ids)) order by s.name), '[]')
            from job_skills k join skills s on s.id = k.skill_id where k.job_id = t.id)) as row
          from jobs t where ${own} and t.id > :after order by t.id limit :limit`,
  },
  { name: 'stage_templates', sql: plain('stage_templates', own) },
  { name: 'stages', sql: plain('stages', own) },
  {
    name: 'candidates',
    sql: `select c.id, jsonb_build_object('id', c.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'phone', u.phone, 'headline', c.headline,
            'country_code', c.country_code, 'state_name', c.state_name, 'city', c.city, 'experience_years', c.experience_years,
            'skills', (select coalesce(jsonb_agg(s.name order by k.position), '[]') from candidate_skills k join skills s on s.id = k.skill_id where k.candidate_id = c.id),
            'links', (select coalesce(jsonb_agg(l.url), '[]') from social_links l where l.candidate_id = c.id)) as row
          from candidates c join users u on u.id = c.user_id
          where c.id > :after and exists (select from applications t where t.candidate_id = c.id and ${own} and ${reached}) order by c.id limit :limit`,
    csv: [
      'id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'headline',
      'country_code',
      'state_name',
      'city',
      'experience_years',
      'skills',
      'links',
    ],
  },
  {
    name: 'applications',
    sql: `select t.id, (to_jsonb(t) - array['search']::text[]) || jsonb_build_object('job_title', j.title, 'candidate', trim(u.first_name || ' ' || u.last_name), 'email', u.email, 'stage', s.name) as row
          from applications t join jobs j on j.id = t.job_id join candidates c on c.id = t.candidate_id join users u on u.id = c.user_id left join stages s on s.id = t.stage_id
          where ${own} and ${reached} and t.id > :after order by t.id limit :limit`,
    csv: [
      'id',
      'job_id',
      'job_title',
      'candidate_id',
      'candidate',
      'email',
      'status',
      'stage',
      'source',
      'created_at',
      'status_changed_at',
      'ended_at',
      'note',
      'feedback',
    ],
  },
  { name: 'application_events', sql: ofApplications('application_events') },
  { name: 'interviews', sql: plain('interviews', `${own} and ${reached}`) },
  { name: 'interview_slots', sql: ofInterviews('interview_slots') },
  { name: 'interviewers', sql: ofInterviews('interviewers') },
  { name: 'interview_events', sql: ofInterviews('interview_events') },
  { name: 'scorecards', sql: plain('scorecards', own) },
  { name: 'offers', sql: plain('offers', `${own} and ${reached}`) },
  {
    name: 'comments',
    sql: plain('candidate_comments', `${own} and ${reached}`),
  },
  { name: 'saved_lists', sql: plain('saved_lists', own) },
  { name: 'saved_profiles', sql: plain('saved_profiles', `${own} and ${reached}`) },
  { name: 'contact_requests', sql: plain('contact_requests', `${own} and ${reached}`) },
  { name: 'contact_unlocks', sql: plain('contact_unlocks', `${own} and ${reached}`) },
  { name: 'contact_fetches', sql: plain('contact_fetches', own) },
  { name: 'saved_filters', sql: plain('saved_filters', own) },
  { name: 'list_views', sql: plain('list_views', own) },
  { name: 'assessments', sql: plain('assessments', own) },
  { name: 'questions', sql: plain('questions', own) },
  { name: 'assessment_sends', sql: plain('assessment_sends', `${own} and ${reached}`) },
  { name: 'reviews', sql: plain('reviews', `${own} and ${reached} and t.status = 'published'`) },
  {
    name: 'messages',
    sql: `select m.id, jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'candidate_id', t.candidate_id, 'sender_id', m.sender_id, 'body', m.body, 'created_at', m.created_at) as row
          from messages m join conversations t on t.id = m.conversation_id
          where ${own} and t.candidate_id is not null and m.deleted_at is null and ${linked} and m.id > :after order by m.id limit :limit`,
  },
  { name: 'mail_templates', sql: plain('mail_templates', own) },
  { name: 'mail_sequences', sql: plain('mail_sequences', own) },
  {
    name: 'mail_sequence_steps',
    sql: `select s.id, to_jsonb(s) as row from mail_sequence_steps s join mail_sequences t on t.id = s.mail_sequence_id where ${own} and s.id > :after order by s.id limit :limit`,
  },
  { name: 'mail_follow_ups', sql: plain('mail_follow_ups', `${own} and ${reached}`) },
  {
    name: 'mails',
    sql: `select t.id, jsonb_build_object('id', t.id, 'batch_id', t.batch_id, 'candidate_id', t.candidate_id, 'application_id', t.application_id, 'job_id', t.job_id,
            'sent_by', b.sent_by, 'mailbox', b.mailbox, 'subject', m.subject, 'body', m.body_text, 'status', m.status, 'sent_at', m.sent_at, 'created_at', t.created_at) as row
          from company_mails t join mails m on m.id = t.mail_id join mail_batches b on b.id = t.batch_id
          where ${own} and ${linked} and t.id > :after order by t.id limit :limit`,
    csv: [
      'id',
      'candidate_id',
      'application_id',
      'sent_by',
      'subject',
      'body',
      'status',
      'sent_at',
    ],
  },
  { name: 'mail_replies', sql: plain('mail_replies', `${own} and ${linked}`, ['token']) },
  {
    // those of one applicant speak of what they sent
    name: 'screening_questions',
    sql: plain(
      'screening_questions',
      `${own} and (t.application_id is null or exists (select from applications a where a.id = t.application_id
         and ${reachesSql('a.candidate_id', 'a.company_id')}))`
    ),
  },
  { name: 'screening_rubrics', sql: plain('screening_rubrics', own) },
  { name: 'screening_runs', sql: plain('screening_runs', own) },
  { name: 'screening_notices', sql: ofApplications('screening_notices') },
  { name: 'screening_analyses', sql: ofApplications('screening_analyses') },
  { name: 'screening_contests', sql: ofApplications('screening_contests') },
  { name: 'careers_page', sql: plain('careers_pages', own) },
  { name: 'careers_domain', sql: plain('careers_domains', own, ['proof']) },
  { name: 'webhooks', sql: plain('webhooks', own, ['signing_secret', 'former_secret']) },
  {
    name: 'subscriptions',
    sql: plain('subscriptions', own, ['gateway_customer', 'gateway_method']),
  },
  { name: 'orders', sql: plain('orders', own) },
  { name: 'credit_ledger', sql: plain('credit_ledger', own, ['idempotency_key']) },
  { name: 'invoices', sql: plain('invoices', own) },
]

/** The files of a company: resumes and answers of its applications, and what it uploaded itself. */
export const filesSql = `
  select f.id, f.storage_key, f.file_name, f.purpose, x.about from files f join (
    select r.file_id, 'application-' || t.id as about from applications t join resumes r on r.id = t.resume_id where ${own} and ${reached}
    union select t.file_id, 'offer-' || t.id from offers t where ${own} and t.file_id is not null and ${reached}
  ) x on x.file_id = f.id
  where f.id > :after order by f.id, x.about limit :limit`
