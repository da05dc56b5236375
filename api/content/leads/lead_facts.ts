import { valuesOf, type Choice } from '#api/http/choices'

// Pure: the pages with the forms, the portal and the console import this file.

export const leadKinds = [
  { value: 'contact', label: 'Contact' },
  { value: 'demo', label: 'Demo' },
  { value: 'sales', label: 'Sales' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'services', label: 'Services' },
] as const satisfies readonly Choice[]
export const leadKindValues = valuesOf(leadKinds)
export type LeadKind = (typeof leadKindValues)[number]

export const services = [
  { value: 'hiring', label: 'Hiring for a team' },
  { value: 'resume_writing', label: 'Resume writing' },
  { value: 'linkedin_writing', label: 'LinkedIn profile writing' },
  { value: 'assessments', label: 'Tests for your candidates' },
  { value: 'integration', label: 'Connecting your own systems' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[]

export const leadLimits = {
  name: { min: 1, max: 120 },
  email: { max: 254 },
  phone: { max: 20 },
  company: { min: 1, max: 120 },
  service: { min: 1, max: 80 },
  message: { min: 3, max: 4_000 },
  rating: { min: 1, max: 5 },
  answer: { min: 3, max: 10_000 },
  note: { max: 2_000 },
} as const

/** Forms that one address may send in a minute, and in an hour without the proof of work. */
export const FORMS_A_MINUTE = 5
export const UNPROVEN_AN_HOUR = 20
/** The same words again within so many hours are the same lead. */
export const SAME_HOURS = 24
/** A form that is sent faster than so many seconds after it was asked for was filled in by a machine. */
export const LEAST_SECONDS = 2
/** Links in a message from which on nobody wants to read it. */
export const MOST_LINKS = 3
/** Days that spam and closed leads are kept. */
export const SPAM_DAYS = 30
export const CLOSED_DAYS = 365

export type LeadField = {
  name: 'name' | 'email' | 'phone' | 'company' | 'service' | 'rating' | 'preferredAt' | 'message'
  label: string
  type: 'text' | 'email' | 'tel' | 'select' | 'rating' | 'datetime-local' | 'textarea'
  required?: boolean
  max?: number
  autoComplete?: string
  help?: string
  choices?: readonly Choice[]
}

const name: LeadField = {
  name: 'name',
  label: 'Your name',
  type: 'text',
  required: true,
  max: leadLimits.name.max,
  autoComplete: 'name',
}
const email: LeadField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  required: true,
  max: leadLimits.email.max,
  autoComplete: 'email',
}
const company: LeadField = {
  name: 'company',
  label: 'Company',
  type: 'text',
  required: true,
  max: leadLimits.company.max,
  autoComplete: 'organization',
}
const message: LeadField = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  required: true,
  max: leadLimits.message.max,
}

type LeadForm = {
  /** Of the page, and of the API. */
  path: string
  api: string
  title: string
  lead: string
  button: string
  fields: readonly LeadField[]
}

/** The public forms: where each is, what it asks for, and what it says. */
export const leadForms = {
  contact: {
    path: '/contact',
    api: '/contact-us-form',
    title: 'Contact us',
    lead: 'Write to us about your account, a job, a bill or anything else. A person reads it.',
    button: 'Send message',
    fields: [
      name,
      email,
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        max: leadLimits.phone.max,
        autoComplete: 'tel',
        help: 'If you want to be called back',
      },
      message,
    ],
  },
  demo: {
    path: '/book-demo',
    api: '/book-demo',
    title: 'Book a demo',
    lead: 'See how posting, searching and answering work, with your own kind of job as the example.',
    button: 'Ask for a demo',
    fields: [
      name,
      { ...email, label: 'Work e-mail' },
      company,
      {
        name: 'preferredAt',
        label: 'A time that suits you',
        type: 'datetime-local',
        help: 'In your own time; we propose others if it does not work',
      },
      { ...message, label: 'What do you want to see?', required: false },
    ],
  },
  sales: {
    path: '/talk-to-sales',
    api: '/talk-to-sales',
    title: 'Talk to sales',
    lead: 'Plans for larger teams, invoices, data protection agreements: ask what you need to decide.',
    button: 'Send question',
    fields: [name, { ...email, label: 'Work e-mail' }, company, message],
  },
  feedback: {
    path: '/feedback',
    api: '/open-feedback',
    title: 'Give feedback',
    lead: 'What works for you, what does not, and what is missing. It may be without a name.',
    button: 'Send feedback',
    fields: [
      { name: 'rating', label: 'How do you like it?', type: 'rating' },
      { ...message, label: 'Your feedback' },
      { ...email, required: false, help: 'If you want an answer' },
    ],
  },
  services: {
    path: '/services',
    api: '/services-query',
    title: 'Services',
    lead: 'What our people can do for you beyond the platform. Say what you need, and we make you an offer.',
    button: 'Ask for an offer',
    fields: [
      {
        name: 'service',
        label: 'Service',
        type: 'select',
        required: true,
        choices: services,
      },
      name,
      email,
      { ...message, label: 'What do you need?' },
    ],
  },
} as const satisfies Record<LeadKind, LeadForm>
