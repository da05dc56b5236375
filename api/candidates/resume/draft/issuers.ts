/** Who issues certificates whose names begin or speak so; a proposal that the person can change. */
const issuers: [RegExp, string][] = [
  [/\b(aws|amazon)\b/i, 'Amazon Web Services'],
  [/\b(azure|microsoft|power bi|mcsa|mcse)\b/i, 'Microsoft'],
  [/\b(google|gcp|tensorflow)\b/i, 'Google'],
  [/\b(oracle|java se|ocjp|ocpjp|mysql)\b/i, 'Oracle'],
  [/\b(kubernetes|cka|ckad|cks|cncf)\b/i, 'Cloud Native Computing Foundation'],
  [/\b(terraform|vault|hashicorp)\b/i, 'HashiCorp'],
  [/\b(ccna|ccnp|cisco)\b/i, 'Cisco'],
  [/\b(red hat|rhcsa|rhce)\b/i, 'Red Hat'],
  [/\b(csm|certified scrum ?master|scrum alliance)\b/i, 'Scrum Alliance'],
  [/\b(psm|scrum\.org|professional scrum master)\b/i, 'Scrum.org'],
  [/\b(pmp|pmi|capm)\b/i, 'Project Management Institute'],
  [/\b(comptia|security\+|network\+)/i, 'CompTIA'],
  [/\b(salesforce)\b/i, 'Salesforce'],
  [/\b(mongodb)\b/i, 'MongoDB'],
  [/\b(ibm)\b/i, 'IBM'],
  [/\b(istqb)\b/i, 'ISTQB'],
  [/\b(coursera|deeplearning\.ai)\b/i, 'Coursera'],
  [/\b(udemy)\b/i, 'Udemy'],
  [/\b(nptel)\b/i, 'NPTEL'],
  [/\b(freecodecamp)\b/i, 'freeCodeCamp'],
  [/\b(hackerrank)\b/i, 'HackerRank'],
]

/** Who issues a certificate, where its name tells. */
export const issuerOf = (certificate: string) =>
  issuers.find(([pattern]) => pattern.test(certificate))?.[1]
