import { randomUUID } from 'node:crypto'
import Industry from '#api/taxonomy/models/industry'
import JobCategory from '#api/taxonomy/models/job_category'
import Stack from '#api/taxonomy/models/stack'
import { givenSkill } from '#tests/givens'

/** A whole, valid body of add-job, with the taxonomy rows that it names. */
export async function givenPosting(over: Record<string, unknown> = {}) {
  const name = randomUUID().slice(0, 8)
  const category = await JobCategory.create({
    name: `Category ${name}`,
    slug: `category-${name}`,
    status: 'active',
  })
  const industry = await Industry.create({
    name: `Industry ${name}`,
    slug: `industry-${name}`,
    status: 'active',
  })
  const stack = await Stack.create({
    name: `Stack ${name}`,
    slug: `stack-${name}`,
    status: 'active',
  })
  const skill = await givenSkill(`Skill ${name}`)
  return {
    jobTitle: 'Senior Payments Engineer',
    jobCategory: String(category.id),
    industryId: String(industry.id),
    organisation: 'Zephyr Labs',
    currency: 'INR',
    budgetMin: 1500000,
    budgetMax: 2500000,
    budgetFor: 'year',
    hideBudgetToDev: false,
    devChooseSkills: [{ skillId: String(skill.id), isRequired: true }],
    devChooseStacks: [{ stackId: stack.id, isRequired: false }],
    minExpRange: 3,
    maxExpRange: 8,
    shortDesc: '<p>You build the part that moves money, and keep it boring for everyone else.</p>',
    editorText: `<h2>The work</h2><p>${'You will design, build and run services that take payments. '.repeat(6)}</p>`,
    jobType: 'Full-Time',
    jobLocation: 'On Site',
    jobAddress: { state: 'MH', stateName: 'Maharashtra', city: 'Pune' },
    jobCountry: { countryCode: 'IN', countryName: 'India' },
    tags: ['payments'],
    questionaries: [
      {
        questionName: 'General Questions',
        isCustomQuestion: false,
        questionLists: [
          {
            question: 'What made you apply for this job?',
            isMandatory: true,
            isAdded: true,
            isChecked: true,
          },
          { question: 'no', isMandatory: false, isAdded: false, isChecked: false },
        ],
      },
    ],
    status: 'open',
    ...over,
  }
}
