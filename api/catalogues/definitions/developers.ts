import { defineCatalogue } from '#api/catalogues/definition'
import { COUNTRY, CREATED, UPDATED, reason } from '#api/catalogues/shared_fields'
import { GRANT } from '#api/catalogues/granted_places'
import { availabilities, candidateLimits } from '#api/candidates/candidate_facts'
import { englishResults } from '#api/candidates/english_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { approvalFlow } from '#api/candidates/approval_flow'
import { visibilityFlow } from '#api/candidates/control/visibility_flow'

export default defineCatalogue({
  name: 'developers',
  label: 'Candidates',
  one: 'candidate',
  model: 'Candidate',
  group: 'Marketplace',
  title: 'name',
  read: 'see_people',
  write: 'decide_people',
  can: ['edit'],
  fields: {
    name: { type: 'text', of: 'user.fullName' },
    fName: { type: 'text', of: 'user.firstName', label: 'First name', echo: true },
    lName: { type: 'text', of: 'user.lastName', label: 'Last name', echo: true },
    email: { type: 'email', of: 'user.email' },
    userId: { type: 'id', readOnly: true, detail: true },
    slug: { type: 'text', readOnly: true, detail: true },
    headline: { type: 'text', ...candidateLimits.headline },
    story: { type: 'html', max: candidateLimits.story.max, detail: true },
    experience: {
      type: 'number',
      column: 'experienceYears',
      label: 'Experience in years',
      ...candidateLimits.experience,
    },
    noticePeriodDays: {
      type: 'number',
      label: 'Notice period in days',
      ...candidateLimits.noticePeriodDays,
      detail: true,
    },
    countryCode: COUNTRY,
    stateName: { type: 'text', ...placeLimits.stateName, label: 'State', detail: true },
    city: { type: 'text', ...placeLimits.city },
    availability: { type: 'choice', choices: availabilities },
    approval: {
      type: 'choice',
      choices: approvalFlow.choices,
      readOnly: true,
    },
    approvalReason: { type: 'text', readOnly: true, detail: true },
    visibility: {
      type: 'choice',
      choices: visibilityFlow.choices,
      readOnly: true,
    },
    english: {
      type: 'choice',
      choices: englishResults,
      readOnly: true,
    },
    englishBand: { type: 'text', readOnly: true, detail: true },
    progress: { type: 'number', readOnly: true, label: 'Profile filled in, %' },
    spotLight: { type: 'boolean', until: 'spotlightExpiresAt', label: 'Spotlight', detail: true },
    spotlightExpiryDate: {
      type: 'datetime',
      column: 'spotlightExpiresAt',
      readOnly: true,
      detail: true,
    },
    isPromotedProfile: { type: 'boolean', until: 'promotionExpiresAt', detail: true },
    profilePromotionExpiryDate: {
      type: 'datetime',
      column: 'promotionExpiresAt',
      readOnly: true,
      detail: true,
    },
    submittedAt: { type: 'datetime', readOnly: true },
    approvedAt: { type: 'datetime', readOnly: true, detail: true },
    lastActiveAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'headline', 'experience', 'city', 'approval', 'visibility', 'lastActiveAt'],
  filters: ['approval', 'visibility', 'english', 'availability', 'countryCode', 'createdAt'],
  sorts: ['createdAt', 'lastActiveAt', 'experience'],
  sort: ['createdAt', 'DESC'],
  search: ['headline', 'user.firstName+lastName', 'user.email'],
  groups: [
    {
      label: 'Key facts',
      fields: [
        'name',
        'headline',
        'experience',
        'city',
        'stateName',
        'countryCode',
        'availability',
        'noticePeriodDays',
        'email',
        'story',
      ],
    },
    {
      label: 'Status',
      fields: [
        'approval',
        'approvalReason',
        'visibility',
        'progress',
        'english',
        'englishBand',
        'submittedAt',
        'approvedAt',
        'lastActiveAt',
      ],
    },
    {
      label: 'Spotlight and promotion',
      fields: [
        'spotLight',
        'spotlightExpiryDate',
        'isPromotedProfile',
        'profilePromotionExpiryDate',
      ],
    },
  ],
  actions: {
    'approve': {
      label: 'Approve',
      key: 'a',
      bulk: true,
      when: approvalFlow.when('approve'),
    },
    'request-changes': {
      label: 'Ask for changes',
      key: 'c',
      method: 'requestChanges',
      when: approvalFlow.when('requestChanges'),
      input: {
        reason: reason('The candidate reads this', [
          'Your work is described in a few words only. Say for each post what you did and with what.',
          'The photo does not show one person clearly. Choose another one, or go without.',
          'Your profile names contact details. Take them out; companies ask for them here.',
          'The skills say no years. Add for how long you have used each.',
        ]),
      },
    },
    'reject': {
      label: 'Reject',
      key: 'r',
      harm: true,
      bulk: true,
      when: approvalFlow.when('reject'),
      input: {
        reason: reason('The candidate reads this', [
          'What the profile says and what the resume says do not fit together.',
          'We take profiles of people who build software; this one is of another field.',
        ]),
      },
    },
    'suspend': {
      label: 'Suspend',
      harm: true,
      when: visibilityFlow.when('suspend'),
      input: {
        reason: reason('The developer reads this; their open applications are withdrawn'),
      },
    },
    'restore': {
      label: 'Restore',
      when: visibilityFlow.when('restore'),
      input: { reason: reason('The candidate reads this') },
    },
    'spotlight': {
      label: 'Spotlight',
      input: {
        days: GRANT.days,
        spotlightExpiryDate: GRANT.until,
        expiryDate: { type: 'datetime', echo: true },
        note: GRANT.note,
      },
    },
    'promote': {
      label: 'Promote',
      input: {
        days: GRANT.days,
        profilePromotionExpiryDate: GRANT.until,
        expiryDate: { type: 'datetime', echo: true },
        note: GRANT.note,
      },
    },
  },
  preview: '/preview/developers/:id',
  previewFor: 'companies',
  checks: true,
  related: [
    { catalogue: 'applications', by: 'devId' },
    { catalogue: 'interviews', by: 'devId' },
    { catalogue: 'test-results', by: 'devId' },
    { catalogue: 'reviews', by: 'devId' },
    { catalogue: 'profile-update-requests', by: 'devId' },
    { catalogue: 'email-history', by: 'userId', of: 'userId' },
    { catalogue: 'orders', by: 'devId' },
    {
      catalogue: 'payments',
      by: 'orderId',
      through: { catalogue: 'orders', by: 'devId', of: 'orderId' },
    },
    { catalogue: 'invoices', by: 'devId' },
    { catalogue: 'sessions', by: 'userId', of: 'userId' },
    { catalogue: 'account-visits', by: 'userId', of: 'userId' },
    // the console names what it changes by the catalogue, the product by the table
    {
      catalogue: 'audit-log',
      by: 'subjectId',
      where: { subjectType: ['developers', 'candidates'] },
    },
  ],
  queue: {
    label: 'Profiles to approve',
    filter: approvalFlow.columns('submitted'),
    order: 'submittedAt',
  },
})
