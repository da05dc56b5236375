/** What a broken database rule means in words; a race that a check before could not see ends here. */
export const constraintMessages: Record<string, string> = {
  users_email_unique: 'This e-mail address already has an account',
  users_email_key: 'This e-mail address already has an account',
  applications_one_live: 'You have already applied for this job',
  candidate_skills_candidate_id_skill_id_key: 'This skill is on your profile already',
  interviews_one_open: 'This application already has an open interview',
  interview_bookings_no_overlap: 'One of you already has an interview at that time; choose another',
  skills_name: 'A skill of this name exists',
  stacks_name: 'A stack of this name exists',
  tools_name: 'A tool of this name exists',
}
