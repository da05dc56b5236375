import Blog from '#api/content/models/blog'
import Faq from '#api/content/models/faq'
import HelpPage from '#api/content/models/help_page'
import LegalPage from '#api/content/models/legal_page'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import SkillPage from '#api/content/models/skill_page'
import { DateTime } from 'luxon'
import { givenSkill } from '#tests/givens'

let count = 0
const next = () => `${process.pid}-${++count}`

export const givenFaq = (over: Partial<Faq> = {}) =>
  Faq.create({
    audience: 'Client',
    faqGroup: 'Posting jobs',
    question: `How do I post job ${next()}?`,
    answer: '<p>Open Jobs and choose Post a job.</p>',
    status: 'published',
    ...over,
  })

export const givenLegalPage = (over: Partial<LegalPage> = {}) =>
  LegalPage.create({
    slug: `law-${next()}`,
    title: 'What we keep',
    body: '<p>What you give us.</p>',
    blanks: [],
    fillings: {},
    status: 'published',
    ...over,
  })

export const givenHelpPage = (over: Partial<HelpPage> = {}) =>
  HelpPage.create({
    slug: `help-${next()}`,
    title: 'Answer every applicant',
    category: 'Hiring',
    summary: 'What answer-by means',
    body: '<h2>The date</h2><p>Each job shows the day by which you answer.</p>',
    status: 'published',
    ...over,
  })

export const givenBlog = (over: Partial<Blog> = {}) =>
  Blog.create({
    slug: `article-${next()}`,
    title: 'Why pay belongs in the ad',
    excerpt: 'What changes when it does',
    body: '<p>People apply where they know what they get.</p>',
    authorName: 'Candor',
    tags: ['pay'],
    status: 'published',
    ...over,
  })

export async function givenSkillPage(over: Partial<SkillPage> = {}) {
  const skill = await givenSkill()
  const page = await SkillPage.create({
    skillId: skill.id,
    slug: `skill-${next()}`,
    title: skill.name,
    summary: 'What it is for',
    body: '<p>A language.</p>',
    status: 'published',
    ...over,
  })
  return { page, skill }
}

export const givenMaintenance = (over: Partial<MaintenanceMessage> = {}) =>
  MaintenanceMessage.create({
    title: 'We move the database',
    message: 'Nothing is lost; try again in a while',
    severity: 'info',
    audience: 'all',
    enabled: true,
    startsAt: DateTime.now().minus({ minutes: 1 }),
    ...over,
  })
