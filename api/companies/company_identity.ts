// a deactivated colleague is nobody's, and a suspended company has no people until it is restored
const ACTIVE_MEMBER = `from company_members m join companies c on c.id = m.company_id
  where m.user_id = users.id and m.status = 'active' and c.is_active`

/** What a person is in a company, beside their account. */
export const companyIdentity = {
  client_id: `(select m.company_id ${ACTIVE_MEMBER})`,
  company_role: `(select m.role ${ACTIVE_MEMBER})`,
}
