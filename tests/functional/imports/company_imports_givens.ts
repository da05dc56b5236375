/** The rows of a small export. */
export const people = [
  'First Name,Last Name,Email,Phone,Job Title,Job Status,Stage,Applied On,Rejection Reason,Favourite colour',
  'Asha,Rao,asha@example.org,+919876543210,Backend Engineer,Open,Technical interview,2026-05-02,,green',
  'Björn,Öst,bjorn@example.org,,Backend Engineer,Open,Rejected,2026-04-01,Too little experience,',
  'Chen,Li,chen@example.org,,Data Analyst,Closed,Phone screen,2025-11-12,,',
  'Dev,Patel,not an address,,Data Analyst,Closed,Applied,2025-11-13,,',
  ',,,,Data Analyst,Closed,Applied,2025-11-13,,',
  'Eva,Kern,eva@example.org,,Data Analyst,Closed,Applied,31/31/2025,,',
].join('\n')
