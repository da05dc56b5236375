import { DateTime } from 'luxon'
import Tool from '#api/taxonomy/models/tool'
import { givenSkill } from '#tests/givens'

let count = 0

export type Body = Record<string, any>

const givenTool = () =>
  Tool.create({ name: `Tool ${++count}`, slug: `tool-${count}`, status: 'active' })

const nextMonth = DateTime.now().plus({ months: 2 }).toFormat('yyyy-MM')

const long = 'x'.repeat(4001)

/** A good body of each section, what of it answers a change, and what is wrong by which field. */
export const areas: Record<
  string,
  {
    body: () => Promise<Body>
    change: () => Promise<Body>
    wrong: [field: string, over: Body][]
    step?: string
  }
> = {
  'dev-tools': {
    body: async () => ({ toolId: String((await givenTool()).id) }),
    change: async () => ({ toolId: String((await givenTool()).id) }),
    wrong: [
      ['toolId', { toolId: 999999999 }],
      ['toolId', { toolId: 'vim' }],
      ['toolId', { toolId: undefined }],
    ],
  },
  'dev-employment': {
    body: async () => ({
      company: 'Tamarind',
      title: 'Engineer',
      employmentType: 'Full-Time',
      location: 'Pune',
      countryCode: 'IN',
      start: '2019-04',
      end: '2022-03',
      isCurrent: false,
      description: 'Built payments',
      skillIds: [String((await givenSkill()).id)],
    }),
    change: async () => ({
      company: 'तमारिंद',
      title: 'Lead',
      employmentType: null,
      start: '2019-04',
      end: null,
      isCurrent: true,
    }),
    wrong: [
      ['company', { company: '' }],
      ['company', { company: 'x'.repeat(121) }],
      ['title', { title: undefined }],
      ['employmentType', { employmentType: 'Slave' }],
      ['countryCode', { countryCode: 'XX' }],
      ['start', { start: '2019-13' }],
      ['start', { start: '2019' }],
      ['start', { start: nextMonth, end: null, isCurrent: true }],
      ['start', { start: undefined }],
      ['end', { end: '2018-01' }],
      ['end', { end: nextMonth }],
      ['end', { end: null }],
      ['end', { isCurrent: true }],
      ['description', { description: long }],
      ['skillIds', { skillIds: [999999999] }],
    ],
    step: 'employment',
  },
  'dev-project': {
    body: async () => ({
      title: 'Ledger',
      role: 'Author',
      url: 'https://ledger.example/',
      start: '2020-01',
      end: '2020-06',
      description: 'A ledger',
      skillIds: [String((await givenSkill()).id)],
      employmentId: null,
    }),
    change: async () => ({
      title: 'Ledger two',
      start: null,
      end: null,
      role: null,
      description: 'Another',
    }),
    wrong: [
      ['title', { title: '' }],
      ['url', { url: 'http://ledger.example' }],
      ['url', { url: 'javascript:alert(1)' }],
      ['end', { end: '2019-12' }],
      ['description', { description: '' }],
      ['description', { description: long }],
      ['employmentId', { employmentId: 999999999 }],
    ],
    step: 'project',
  },
  'additional-dev-project': {
    body: async () => ({ title: 'Side work', url: null, description: 'Small tools', skillIds: [] }),
    change: async () => ({
      title: 'Side work',
      url: 'https://side.example/',
      description: 'Small tools, better',
    }),
    wrong: [
      ['title', { title: 'x'.repeat(121) }],
      ['url', { url: 'https://localhost/' }],
      ['description', { description: undefined }],
      ['skillIds', { skillIds: [999999999] }],
    ],
  },
  'dev-certification': {
    body: async () => ({
      name: 'Certified',
      issuer: 'CNCF',
      issued: '2024-02',
      expires: nextMonth,
      credentialId: 'A-1',
      url: 'https://cncf.example/a-1',
    }),
    change: async () => ({ name: 'Certified again', issuer: 'CNCF', expires: null }),
    wrong: [
      ['name', { name: '' }],
      ['issuer', { issuer: '' }],
      ['issued', { issued: nextMonth }],
      ['expires', { expires: '2024-01' }],
      ['url', { url: 'ftp://cncf.example' }],
    ],
  },
  'dev-academic-info': {
    body: async () => ({
      institution: 'COEP',
      degree: 'B.Tech',
      field: 'Computing',
      start: '2014-07',
      end: '2018-05',
      grade: '8.9',
      description: 'Thesis on queues',
    }),
    change: async () => ({ institution: 'COEP', degree: 'M.Tech', start: '2018-07', end: null }),
    wrong: [
      ['institution', { institution: '' }],
      ['degree', { degree: undefined }],
      ['end', { end: '2013-01' }],
      ['end', { end: nextMonth }],
      ['start', { start: 'yesterday' }],
      ['description', { description: long }],
    ],
    step: 'education',
  },
  'dev-achievements': {
    body: async () => ({
      title: 'Speaker',
      date: '2023-09',
      description: 'About queues',
      url: 'https://conf.example/talk',
    }),
    change: async () => ({ title: 'Keynote speaker', date: '2024-09', url: null }),
    wrong: [
      ['title', { title: '' }],
      ['date', { date: nextMonth }],
      ['url', { url: 'https://10.0.0.1/' }],
    ],
  },
  'social-profiles': {
    body: async () => ({ kind: 'github', url: `https://github.com/asha-${++count}` }),
    change: async () => ({ kind: 'linkedin', url: 'https://www.linkedin.com/in/tamarind' }),
    wrong: [
      ['kind', { kind: 'myspace' }],
      ['url', { url: 'https://gitlab.com/asha' }],
      ['url', { url: 'https://github.com@evil.example/x' }],
      ['url', { url: 'http://github.com/asha' }],
      ['url', { kind: 'linkedin', url: 'https://www.linkedin.com/feed' }],
      ['url', { kind: 'linkedin', url: 'https://www.linkedin.com/company/tamarind' }],
    ],
  },
}
