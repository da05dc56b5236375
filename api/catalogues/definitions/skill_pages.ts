import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { contentLimits } from '#api/content/content_facts'
import { pageFlow } from '#api/content/page_flow'

export default defineCatalogue({
  name: 'skill-pages',
  label: 'Skill pages',
  one: 'skill page',
  model: 'SkillPage',
  group: 'Content',
  title: 'title',
  read: 'see_content',
  write: 'keep_content',
  can: ['create', 'edit', 'delete'],
  fields: {
    skillId: { type: 'reference', reference: 'skills', required: true, label: 'Skill' },
    title: { type: 'text', required: true, ...contentLimits.title },
    slug: { type: 'slug', from: 'title', ...contentLimits.slug },
    summary: { type: 'longtext', ...contentLimits.summary, detail: true },
    body: {
      type: 'html',
      article: true,
      required: true,
      ...contentLimits.body,
      label: 'Text',
      detail: true,
    },
    status: { type: 'choice', choices: pageFlow.choices, default: 'draft', move: 'setStatus' },
    publishedAt: { type: 'datetime', readOnly: true, detail: true },
    pageKey: { type: 'text', of: 'pageKey', echo: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['title', 'skillId', 'status', 'updatedAt'],
  filters: ['status', 'skillId'],
  sorts: ['title', 'updatedAt'],
  sort: ['title', 'ASC'],
  search: ['title', 'body'],
  related: [{ catalogue: 'content-versions', by: 'pageKey', of: 'pageKey' }],
  preview: '/preview/skills/:slug',
  actions: {
    publish: { label: 'Publish', bulk: true, when: pageFlow.when('publish') },
    withdraw: { label: 'Back to draft', bulk: true, when: pageFlow.when('withdraw') },
    archive: { label: 'Archive', bulk: true, when: pageFlow.when('archive') },
  },
  empty: 'Write what a skill is and who hires for it; jobs and pay are added automatically.',
})
