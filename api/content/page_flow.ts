import { Flow, type StateOf } from '#api/flow/flow'

/** Whether a page of help, of a skill or of the law, or a question with its answer, is read. */
export const pageFlow = new Flow({
  title: 'Page',
  one: 'page',
  states: {
    draft: { label: 'Draft', is: 'is a draft' },
    published: { label: 'Published', is: 'is published' },
    archived: { label: 'Archived', is: 'is archived' },
  },
  moves: {
    write: { by: 'platform', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    publish: {
      by: 'platform',
      from: ['draft', 'archived'],
      to: 'published',
      label: 'Publish',
      deed: 'be published',
      checks: ['hasWords', 'linksLead'],
    },
    withdraw: {
      by: 'platform',
      from: ['published', 'archived'],
      to: 'draft',
      label: 'Back to draft',
      deed: 'go back to a draft',
    },
    archive: {
      by: 'platform',
      from: ['draft', 'published'],
      to: 'archived',
      label: 'Archive',
      deed: 'be archived',
    },
  },
})

export type PageStatus = StateOf<typeof pageFlow>
