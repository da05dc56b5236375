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

const plain = (table: string, where: string, hidden: readonly string[] = []) =>
  `select t.id, to_jsonb(t) - array[${['search', ...hidden].map((name) => `'${name}'`).join(', ')}]::text[] as row
   from ${table} t where ${where} and t.id > :after order by t.id limit :limit`

const own = 't.company_id = :company'

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
  {
    name: 'application_events',
    sql: `select e.id, to_jsonb(e) as row from application_events e join applications t on t.id = e.application_id
          where ${own} and ${reached} and e.id > :after order by e.id limit :limit`,
  },
  { name: 'interviews', sql: plain('interviews', `${own} and ${reached}`) },
  {
    name: 'interview_slots',
    sql: `select s.id, to_jsonb(s) as row from interview_slots s join interviews t on t.id = s.interview_id where ${own} and ${reached} and s.id > :after order by s.id limit :limit`,
  },
  { name: 'scorecards', sql: plain('scorecards', own) },
  { name: 'offers', sql: plain('offers', `${own} and ${reached}`) },
  {
    name: 'comments',
    sql: plain('candidate_comments', `${own} and ${reached}`),
  },
  { name: 'saved_lists', sql: plain('saved_lists', own) },
  { name: 'saved_profiles', sql: plain('saved_profiles', `${own} and ${reached}`) },
  { name: 'contact_requests', sql: plain('contact_requests', `${own} and ${reached}`) },
  { name: 'contact_fetches', sql: plain('contact_fetches', own) },
  { name: 'assessment_sends', sql: plain('assessment_sends', `${own} and ${reached}`) },
  { name: 'reviews', sql: plain('reviews', `${own} and ${reached} and t.status = 'published'`) },
  {
    name: 'messages',
    sql: `select m.id, jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'candidate_id', t.candidate_id, 'sender_id', m.sender_id, 'body', m.body, 'created_at', m.created_at) as row
          from messages m join conversations t on t.id = m.conversation_id
          where ${own} and t.candidate_id is not null and m.deleted_at is null and ${reached} and m.id > :after order by m.id limit :limit`,
  },
  { name: 'invoices', sql: plain('invoices', own) },
]

/** The files of a company: resumes and answers of its applications, and what it uploaded itself. */
export const filesSql = `
  select f.id, f.storage_key, f.file_name, f.purpose, x.about from files f join (
    select r.file_id, 'application-' || t.id as about from applications t join resumes r on r.id = t.resume_id where ${own} and ${reached}
    union select t.file_id, 'offer-' || t.id from offers t where ${own} and t.file_id is not null and ${reached}
  ) x on x.file_id = f.id
  where f.id > :after order by f.id, x.about limit :limit`
