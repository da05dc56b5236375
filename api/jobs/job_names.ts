import { namesOf, type Names } from '#api/taxonomy/names'

type JobNames = { skill: Names; stack: Names; category: Names; industry: Names }
let names: JobNames = {
  skill: new Map(),
  stack: new Map(),
  category: new Map(),
  industry: new Map(),
}

/** The names that job cards show, as `loadJobNames` last left them: transformers read and never wait. */
export const jobNames = () => names

/** Takes the names from the taxonomy's memory; every loaded Job has done it. */
export async function loadJobNames() {
  const [skill, stack, category, industry] = await Promise.all([
    namesOf('skills'),
    namesOf('stacks'),
    namesOf('job_categories'),
    namesOf('industries'),
  ])
  names = { skill, stack, category, industry }
}
