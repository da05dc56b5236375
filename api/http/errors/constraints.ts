import { sentence, type Sentence } from '#api/languages/sentence'

/** What a broken database rule means in words; a race that a check before could not see ends here. */
export const constraintMessages: Record<string, Sentence> = {
  users_email_unique: sentence('This e-mail address already has an account'),
  users_email_key: sentence('This e-mail address already has an account'),
  applications_one_live: sentence('You have already applied for this job'),
  candidate_skills_candidate_id_skill_id_key: sentence('This skill is already on your profile'),
  candidate_tools_candidate_id_tool_id_key: sentence('This tool is already on your profile'),
  social_links_candidate_id_kind_url_key: sentence('This link is already on your profile'),
  custom_skills_waiting: sentence(
    'This name was already requested; you will find it in the list once we approve it'
  ),
  saved_lists_name: sentence('You already have a list with this name'),
  saved_filters_name: sentence('You already have a saved search with this name'),
  contact_requests_one_pending: sentence(
    'You have already asked this candidate; wait for the answer'
  ),
  company_invites_one_open: sentence(
    'This address is already invited; resend the invitation instead'
  ),
  reviews_once: sentence('You have reviewed this already'),
  profile_update_requests_part: sentence('This part of your profile is already awaiting approval'),
  profile_update_requests_row: sentence('This entry is already awaiting approval'),
  interviews_one_open: sentence('This application already has an open interview'),
  interview_bookings_no_overlap: sentence(
    'One of you already has an interview at that time; choose another'
  ),
  skills_name: sentence('A skill of this name exists'),
  stacks_name: sentence('A stack of this name exists'),
  tools_name: sentence('A tool of this name exists'),
  skills_slug_key: sentence('A skill of this name, or with this slug, exists'),
  stacks_slug_key: sentence('A stack of this name, or with this slug, exists'),
  tools_slug_key: sentence('A tool of this name, or with this slug, exists'),
  skill_categories_slug_key: sentence('A category of this name, or with this slug, exists'),
  job_categories_slug_key: sentence('A job category of this name, or with this slug, exists'),
  industries_slug_key: sentence('An industry of this name, or with this slug, exists'),
  job_titles_slug_key: sentence('A job title of this name, or with this slug, exists'),
  perks_slug_key: sentence('A perk of this name, or with this slug, exists'),
  subscriptions_one_live: sentence(
    'Your company already has a plan; change it instead of buying another'
  ),
  subscriptions_one_trial: sentence('Your company has had its trial'),
  price_slabs_one: sentence(
    'There is already a price for this country, interval and product; change that one'
  ),
  coupons_code_key: sentence('A coupon with this code already exists'),
  plans_one_free: sentence('There is a free plan already'),
  companies_slug_key: sentence('A company with this slug already exists'),
}
