/** What the last release wrote, and the commit that it was made of; tests/samples/README.md tells of it. */
export const lastRelease = {
  folder: 'tests/samples/releases',
  backup: '0.1.0-beta.backup',
  commit: '7348ecc2',
  /** The last one that it knew. */
  migration: '20261123210000_account_visits',
  people: { candidate: 'candidate@release.example', company: 'company@release.example' },
}
