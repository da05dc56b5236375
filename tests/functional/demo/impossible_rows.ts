/** Rows that a history which makes sense has none of: what holds, and the query of what breaks it. */
export const impossible: [what: string, sql: string][] = [
  [
    'a history ends in the status',
    `select a.id from applications a join lateral (select to_status from application_events e where e.application_id = a.id order by id desc limit 1) e on true where e.to_status <> a.status`,
  ],
  [
    'each event starts where the one before ended',
    `select id from (select id, from_status, lag(to_status) over (partition by application_id order by id) before, created_at, lag(created_at) over (partition by application_id order by id) earlier from application_events) e where from_status is distinct from before or created_at < earlier`,
  ],
  [
    'nothing happened in the future',
    `select id from application_events where created_at > now() union all select id from applications where created_at > now() or status_changed_at > now()`,
  ],
  [
    'no application before its job was public, or to a draft',
    `select a.id from applications a join jobs j on j.id = a.job_id where j.published_at is null or a.created_at < j.published_at`,
  ],
  [
    'no application before its person came',
    `select a.id from applications a join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id where a.created_at < u.created_at`,
  ],
  [
    'the company is the job’s',
    `select a.id from applications a join jobs j on j.id = a.job_id where a.company_id <> j.company_id`,
  ],
  ['every application has a resume', `select id from applications where resume_id is null`],
  [
    'applicant counts',
    `select j.id from jobs j where applicant_count <> (select count(*) from applications a where a.job_id = j.id)`,
  ],
  [
    'ended means ended',
    `select id from applications where (status in ('rejected', 'withdrawn', 'job_closed', 'expired')) <> (ended_at is not null)`,
  ],
  [
    'closed jobs have nobody waiting',
    `select a.id from applications a join jobs j on j.id = a.job_id where j.status = 'closed' and a.ended_at is null and a.status <> 'hired'`,
  ],
  ['response rates', `select id from companies where answered_in_time > answers_due`],
  [
    'posts do not overlap',
    `select id from (select id, starts_on, ends_on, lag(starts_on) over (partition by candidate_id order by position) newer from employments) e where ends_on is not null and (ends_on < starts_on or ends_on > newer)`,
  ],
  [
    'one present post at most, and the newest',
    `select candidate_id from employments where is_current group by 1 having count(*) > 1`,
  ],
  [
    'skills are not older than the career',
    `select s.id from candidate_skills s join candidates c on c.id = s.candidate_id where s.years > greatest(c.experience_years, 0.5)`,
  ],
  [
    'interviews of their application',
    `select i.id from interviews i join applications a on a.id = i.application_id where (i.company_id, i.job_id, i.candidate_id) is distinct from (a.company_id, a.job_id, a.candidate_id)`,
  ],
  [
    'nobody is interviewed for what has ended',
    `select i.id from interviews i join applications a on a.id = i.application_id where i.status in ('requested', 'proposed', 'scheduled', 'reschedule_requested')
       and a.status in ('hired', 'withdrawn', 'job_closed', 'expired')`,
  ],
  [
    'what is to come is held for both',
    `select i.id from interviews i where status in ('scheduled', 'reschedule_requested') and (starts_at < now() or (select count(*) from interview_bookings b where b.interview_id = i.id) <> 2)`,
  ],
  ['no live job has expired', `select id from jobs where listed and valid_through < now()`],
  [
    'experience in order',
    `select id from jobs where min_experience > max_experience or budget_min > budget_max`,
  ],
  [
    'unverified companies have drafts only',
    `select j.id from jobs j join companies c on c.id = j.company_id where c.verification in ('unverified', 'pending', 'rejected') and j.status <> 'draft'`,
  ],
  [
    'the topics of a result add up',
    `select from test_results r, lateral (select sum((t->>'total')::int) as total, sum((t->>'correct')::int) as correct
         from jsonb_array_elements(r.topics) t) topics where topics.total <> r.total or topics.correct <> r.correct`,
  ],
  [
    'reviews come after a hire or a completed interview',
    `select from reviews r join applications a on a.id = r.application_id where a.status <> 'hired'
         and not exists (select from interviews i where i.application_id = a.id and i.status = 'completed')`,
  ],
  [
    'one side waits no more than seven days',
    `select from reviews where status = 'waiting' and created_at < now() - interval '7 days'`,
  ],
  [
    'an unlock for each accepted request',
    `select from contact_requests r where status = 'accepted' and not exists (select from contact_unlocks u where u.contact_request_id = r.id)`,
  ],
  [
    'the kept expiry is the latest of the history',
    `select from candidates c where spotlight_expires_at is distinct from (select max(ends_at) from spotlights s where s.candidate_id = c.id)`,
  ],
  [
    'conversations whose numbers are not those of their messages',
    `select from conversations c where message_count <> (select count(*) from messages where conversation_id = c.id)
         or last_message_id is distinct from (select max(id) from messages where conversation_id = c.id)`,
  ],
  [
    'messages of the future, or older than their conversation',
    `select from messages m join conversations c on c.id = m.conversation_id where m.created_at > now() or m.created_at < c.created_at`,
  ],
  [
    'conversations without an application',
    `select from conversations c where c.kind = 'company' and not exists (select from applications a where a.company_id = c.company_id and a.candidate_id = c.candidate_id)`,
  ],
  [
    'headlines and stories',
    `select id from candidates where length(headline) not between 10 and 120 or length(story) not between 100 and 3000`,
  ],
]
