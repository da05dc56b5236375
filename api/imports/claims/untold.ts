import { NO_ADDRESS_HOST } from '#api/accounts/sign_up/unclaimed'

/**
 * SQL: was this person brought in and not told of it yet, or has the profile given its address up? Takes the expression of
 * their id, with none of the names within. What is held of them comes first; until then nothing else reaches them (GDPR,
 * article 14, 3 b).
 */
export const isUntold = (userId: string) =>
  `exists (select from imported_profiles brought join candidates brought_one on brought_one.id = brought.candidate_id
     join users brought_user on brought_user.id = brought_one.user_id
     where brought_one.user_id = ${userId} and brought_user.status = 'unclaimed'
       and (brought.status = 'waiting' or brought_user.email like '%@${NO_ADDRESS_HOST}'))`
