/** By what two accounts may be one person. */
export type PersonMarks = {
  phone: boolean
  mailbox: boolean
  employer: boolean
  resume: boolean
  contact: boolean
}

const mailbox = `replace(split_part(split_part(lower(u.email::text), '@', 1), '+', 1), '.', '')`
const email = `lower(r.parsed->'email'->>'value')`
const number = `regexp_replace(r.parsed->'phone'->>'value', '\\D', '', 'g')`

/**
 * SQL: the tables `me`, the candidate `:candidate`, and `alike`, the accounts that are worth a look, each found by an index.
 * `where` narrows whom it is about, with `c` the candidate.
 */
export const alikeSql = (where = '') => `me as materialized (
       select c.id as candidate_id, u.id as user_id, u.phone, u.first_name, u.last_name, u.email, ${mailbox} as mailbox, split_part(lower(u.email::text), '@', 2) as domain,
         (select array_agg(distinct lower(e.company)) from employments e where e.candidate_id = c.id) as employers,
         (select array_agg(distinct f.sha256) from resumes r join files f on f.id = r.file_id where r.candidate_id = c.id) as resumes,
         (select coalesce(array_agg(distinct ${email}) filter (where ${email} <> ''), '{}') from resumes r where r.candidate_id = c.id and r.removed_at is null) || lower(u.email::text) as mails,
         (select coalesce(array_agg(distinct ${number}) filter (where length(${number}) > 7), '{}') from resumes r where r.candidate_id = c.id and r.removed_at is null)
           || regexp_replace(coalesce(u.phone, ''), '\\D', '', 'g') as phones
       from candidates c join users u on u.id = c.user_id where c.id = :candidate ${where}
     ), alike as materialized (
       select u.id as user_id from me join users u on u.phone = me.phone
       union select u.id from me join users u on ${mailbox} = me.mailbox
       union select u.id from me join users u on lower(u.first_name) = lower(me.first_name) and lower(u.last_name) = lower(me.last_name)
       union select f.owner_id from me join files f on f.purpose = 'resume' and f.sha256 = any(me.resumes)
       union select u.id from me join users u on u.email = any(me.mails::citext[])
       union select c.user_id from me join resumes r on r.parsed is not null and ${email} = any(me.mails) join candidates c on c.id = r.candidate_id
       union select c.user_id from me join resumes r on r.parsed is not null and ${number} <> '' and ${number} = any(me.phones) join candidates c on c.id = r.candidate_id
     )`

/** SQL: the marks of one of `alike`, with `u` its user and `c` its candidate. */
export const marksSql = `coalesce(u.phone = me.phone, false) as phone,
         ${mailbox} = me.mailbox and length(me.mailbox) > 4 and (split_part(lower(u.email::text), '@', 2) = me.domain or lower(u.last_name) = lower(me.last_name)) as mailbox,
         lower(u.first_name) = lower(me.first_name) and lower(u.last_name) = lower(me.last_name)
           and exists (select from employments e where e.candidate_id = c.id and lower(e.company) = any(me.employers)) as employer,
         exists (select from resumes r join files f on f.id = r.file_id where r.candidate_id = c.id and f.sha256 = any(me.resumes)) as resume,
         lower(u.email::text) = any(me.mails) or exists (select from resumes r where r.candidate_id = c.id and r.parsed is not null and r.removed_at is null
           and (${email} = any(me.mails) or (${number} <> '' and ${number} = any(me.phones)))) as contact`

/** By what two may be one person, in words. */
export const markWords = (marks: PersonMarks) =>
  [
    marks.phone && 'phone number',
    marks.mailbox && 'mailbox',
    marks.employer && 'name and employer',
    marks.resume && 'resume',
    marks.contact && !marks.resume && 'contact in the resume',
  ].filter((word) => typeof word === 'string')
