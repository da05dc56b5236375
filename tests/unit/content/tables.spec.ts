import * as fs from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { englishBandTops } from '#api/candidates/english_facts'
import { profileSteps } from '#api/candidates/progress_facts'
import {
  companyRights,
  companyRoles,
  type CompanyRight,
} from '#api/companies/access/company_rights'
import { points } from '#api/engines/search_columns/search_query'
import { readContent } from '#database/seeders/content_files'

/** The rows of the table of a help page, without its head. */
const rowsOf = (slug: string) =>
  readContent(app.makePath('database/content'))
    .find((file) => file.kind === 'help' && file.slug === slug)!
    .body.split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .filter((line) => !line.startsWith('| -'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    )
const dataOf = (name: string) =>
  JSON.parse(fs.readFileSync(app.makePath('database/data', `${name}.json`), 'utf8'))

/** The rights behind each row of the table of roles; the first says what the cell does. */
const rightsOf: Record<string, CompanyRight[]> = {
  'Team and roles': ['invite_user', 'company_users'],
  'Company profile': ['company_profile'],
  'Plan, payment, invoices': ['billing', 'orders', 'see_papers'],
  'Post jobs': ['post_job'],
  'Edit jobs': ['edit_job'],
  'See applicants': ['see_applicants'],
  'Move and reject': ['move_applicants'],
  'Search developers': ['search'],
  'Save profiles, ask for contact': ['save_profile', 'contact_request'],
  'Interviews': ['interviews'],
  'Send tests': ['assessments'],
  'Mails to candidates': ['send_mail'],
  'Analyses of applicants': ['ai'],
  'Imports': ['bring_in'],
  'Integrations, company archive': ['integrations', 'take_out'],
  'Comments and scorecards': ['comments'],
}
/** Where a role has less than the right: it asks, or it looks. */
const lesser: Record<string, CompanyRight> = { 'ask': 'ask_assessment', 'look, own jobs': 'see_ai' }
const cellOf = { true: 'yes', assigned: 'own jobs', own: 'whom they interview' }

test.group('The tables of the help', () => {
  test('say what each role may do', ({ assert }) => {
    const rows = rowsOf('roles')
    assert.sameMembers(
      rows.map(([what]) => what!),
      Object.keys(rightsOf)
    )
    for (const [what, ...cells] of rows)
      companyRoles.forEach((role, at) => {
        const said = cells[at]!
        const extentOf = (right: CompanyRight) =>
          (companyRights[right] as Record<string, true | 'assigned' | 'own' | undefined>)[role]
        if (lesser[said]) assert.equal(extentOf(lesser[said]), 'assigned', `${what}: ${role}`)
        if (lesser[said] || said === 'look') return
        for (const right of rightsOf[what!]!) {
          const extent = extentOf(right)
          assert.equal(said, extent ? cellOf[`${extent}`] : '', `${what}: ${role}, ${right}`)
        }
      })
  })

  test('say what each plan includes', ({ assert }) => {
    type Plan = { name: string; entitlements: Record<string, number> }
    assert.deepEqual(
      rowsOf('plans'),
      (dataOf('plans') as Plan[]).map(({ name, entitlements: has }) => [
        name,
        ...[has.open_jobs, has.users, has.contact_requests, has.credits_a_month, has.ai_runs].map(
          (number) => (number === 0 ? 'none' : number!.toLocaleString('en-GB'))
        ),
      ])
    )
  })

  test('say what each part of a profile counts', ({ assert }) => {
    assert.deepEqual(
      rowsOf('profile').map(([, counts]) => counts),
      profileSteps.map(({ weight }) => `${weight} %`)
    )
  })

  test('say which score is which level of English', ({ assert }) => {
    assert.deepEqual(
      rowsOf('english-test').map(([score, level]) => [level, Number(score!.split(' ').at(-1))]),
      Object.entries(englishBandTops)
    )
  })

  test('say the points of the search', ({ assert }) => {
    const { active, availability, english, progress } = points
    assert.deepEqual(
      rowsOf('search-ranking').map(([, counts]) => counts!.match(/\d+/g)!.map(Number)),
      [
        [points.title],
        [points.headline],
        [points.skill],
        [points.employer, points.school],
        [points.place],
        [points.wantedSkill, 1, points.mostYears],
        [points.wantedStack],
        active.map((each) => each.points),
        [availability[2], availability[1]],
        english.slice(3),
        progress.map((each) => each.points).reverse(),
        [points.spotlight],
        [points.promotion],
      ]
    )
  })
})
