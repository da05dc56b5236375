import Industry from '#api/taxonomy/models/industry'
import JobCategory from '#api/taxonomy/models/job_category'
import { givenUser } from '#tests/givens'

/** A category and an industry of their own. */
export async function givenKinds() {
  const user = await givenUser('admin')
  const category = await JobCategory.create({
    name: `Category ${user.id}`,
    slug: `category-${user.id}`,
    status: 'active',
  })
  const industry = await Industry.create({
    name: `Industry ${user.id}`,
    slug: `industry-${user.id}`,
    status: 'active',
  })
  return { category, industry }
}
