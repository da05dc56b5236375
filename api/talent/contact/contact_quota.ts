/** SQL: how many contact requests a company has taken from the quota of a month; declined and lapsed ones are given back. */
export const countTaken = (companyId: string, month: string) =>
  `(select count(*) from contact_requests r where r.company_id = ${companyId} and r.quota_month = ${month} and r.status in ('pending', 'accepted'))`
