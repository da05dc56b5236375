/** What a person is as a candidate, beside their account. */
export const candidateIdentity = {
  dev_id: '(select id from candidates where user_id = users.id)',
}
