/** What a person is in a company, beside their account. */
export const companyIdentity = {
  client_id: '(select company_id from company_members where user_id = users.id)',
  company_role: '(select role from company_members where user_id = users.id)',
}
