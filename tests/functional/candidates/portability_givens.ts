import { givenCandidate, givenSkill } from '#tests/givens'

/** Where candidates call. */
export const API = '/api/v1/candidate'

/** A profile with something in every section that travels. */
export async function givenFullProfile() {
  const given = await givenCandidate({
    city: 'Pune',
    stateName: 'Maharashtra',
    headline: 'Backend engineer for payments',
  })
  const { candidate, user } = given
  await user.merge({ firstName: 'Asha', lastName: 'Deshpande', phone: '+919876543210' }).save()
  await candidate
    .merge({
      story:
        'I have built payment systems for ten years, and I like them small, quiet and well measured, all of them.',
    })
    .save()
  const rows = (relation: 'employments', list: object[]) =>
    candidate
      .related(relation)
      .createMany(list.map((row, position) => ({ ...row, position })) as never)
  await rows('employments', [
    {
      company: 'Razorpay',
      title: 'Senior Software Engineer',
      startsOn: '2021-03-01',
      isCurrent: true,
      description: 'Designed the ledger\n• Halved its costs',
      skillIds: [],
    },
    {
      company: 'Tata Consultancy Services',
      title: 'Software Engineer',
      location: 'Mumbai',
      startsOn: '2017-06-01',
      endsOn: '2021-02-01',
      skillIds: [],
    },
  ])
  await rows('academicRecords' as 'employments', [
    {
      institution: 'Savitribai Phule Pune University',
      degree: 'B.E.',
      field: 'Computer Engineering',
      startsOn: '2013-07-01',
      endsOn: '2017-05-01',
    },
  ])
  await rows('projects' as 'employments', [
    { kind: 'main', title: 'LedgerLite', description: 'Keeps the books of small shops' },
  ])
  await rows('certifications' as 'employments', [
    { name: 'AWS Certified Developer', issuer: 'Amazon Web Services', issuedOn: '2022-05-01' },
  ])
  await rows('achievements' as 'employments', [{ title: 'Winner, Smart India Hackathon' }])
  await rows('socialLinks' as 'employments', [
    { kind: 'github', url: 'https://github.com/asha' },
    { kind: 'website', url: 'https://asha.dev/' },
  ])
  for (const name of ['TypeScript', 'PostgreSQL', 'Docker'])
    await candidate.related('skills').create({
      skillId: (await givenSkill(name)).id,
      years: 3,
      level: 'advanced',
      position: 0,
    } as never)
  return given
}
