import { Flow, type StateOf } from '#api/flow/flow'

/** An article of the blog, from its draft to its end. */
export const blogFlow = new Flow({
  title: 'Article',
  one: 'article',
  states: {
    draft: { label: 'Draft', is: 'is a draft' },
    review: { label: 'In review', is: 'is in review' },
    scheduled: { label: 'Scheduled', is: 'is scheduled' },
    published: { label: 'Published', is: 'is published' },
    archived: { label: 'Archived', is: 'is archived' },
  },
  moves: {
    write: { by: 'platform', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    submit: {
      by: 'platform',
      from: ['draft'],
      to: 'review',
      label: 'Ask for a review',
      deed: 'be reviewed',
      checks: ['hasWords'],
    },
    schedule: {
      by: 'platform',
      from: ['draft', 'review', 'scheduled'],
      to: 'scheduled',
      label: 'Schedule',
      deed: 'be scheduled',
      checks: ['hasWords', 'linksLead'],
    },
    publish: {
      by: ['platform', 'system'],
      from: ['draft', 'review', 'scheduled', 'archived'],
      to: 'published',
      label: 'Publish',
      deed: 'be published',
      checks: ['hasWords', 'linksLead'],
      after: 'when its time comes',
    },
    withdraw: {
      by: 'platform',
      from: ['review', 'scheduled', 'published', 'archived'],
      to: 'draft',
      label: 'Back to draft',
      deed: 'go back to a draft',
    },
    archive: {
      by: 'platform',
      from: ['draft', 'review', 'scheduled', 'published'],
      to: 'archived',
      label: 'Archive',
      deed: 'be archived',
    },
  },
})

export type BlogStatus = StateOf<typeof blogFlow>
