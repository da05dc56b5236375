import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { adminMay } from '#api/accounts/admin_rights'
import { callOf } from '#api/http/reads_by_post'
import { givenAdmin } from '#tests/givens'
import { eachOf, everyRoute, send } from '#tests/send'
import { fillEverything } from '../privacy/fill.js'
import { API, short, title, tokenOf } from './routes_and_mark.js'
import { inBody } from './named_in_bodies.js'
import { inPath } from './named_rows.js'
import { narrowing } from './narrowing.js'
import { theirs, type Theirs } from './theirs.js'

type Read = { what: string; text: string }

/** Every read that is open to these kinds of callers, of the rows of `them` wherever a path or query names one. */
async function readsOf(them: Theirs, token: string | undefined, ...to: string[]) {
  const reads: Read[] = []
  const routes = everyRoute().filter(
    ({ method, pattern, access }) =>
      pattern.startsWith(`${API}/`) &&
      to.includes(access?.to ?? 'open') &&
      callOf(method, pattern).isRead &&
      // it ends the session that the others need
      !pattern.endsWith('/logout')
  )
  await eachOf(routes, async (route) => {
    const pattern = route.pattern.slice(API.length)
    const path = API + pattern.replace(/:\w+/, String(inPath[pattern]?.(them) ?? 1))
    const query = narrowing[short(route)]?.(them)
    for (const address of query ? [path, `${path}?${query}`] : [path]) {
      const json = route.method === 'GET' ? undefined : (inBody[short(route)]?.(them) ?? {})
      // the file of a row is not on the disk here, so its response breaks off
      const answer = await send(route.method, address.replace(':page', '1'), { token, json }).catch(
        () => undefined
      )
      reads.push({ what: `${title(route)} ${query ?? ''}`.trim(), text: answer?.text ?? '' })
    }
  })
  return reads
}

/** Which reads tell a word that begins so, with how the word goes on; `may` says which others may be read. */
const telling = (reads: Read[], word: string, may: RegExp = /(?!)/) =>
  reads.flatMap(({ what, text }) =>
    [...text.matchAll(new RegExp(`${word}([\\w@.]*(?: \\w+)*)`, 'g'))]
      .filter(([, rest]) => !may.test(rest))
      .map(([found]) => `${what}: ${found}`)
  )

/** Texts of a candidate's rows that a company wrote itself, as `fillEverything` names them; and what everyone reads. */
const saidByCompany =
  /^(?: (?:interviews (?:meeting_url|location)|applications (?:feedback|note|reason|source_\w+)|application_events (?:feedback|stage)|mail_drafts body|reviews hidden_reason|subject|fallback|override_reason|body))?$/

test.group('The words of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Somebody with words in every row that can hold one, at a verified company. */
  async function given(fill?: (word: string) => string) {
    const them = await theirs()
    await them.company.merge({ verification: 'verified', verifiedAt: DateTime.now() }).save()
    const word = `zq${randomUUID().slice(0, 8)}`
    const names = { firstName: 'Asha', lastName: `${word}l`, email: `${word}@example.com` }
    await them.developer.merge(names).save()
    // a candidate is nobody's colleague and nobody's interviewer, and opens no company to programs
    const without = ['company_members', 'interviewers', 'scorecards', 'api_keys', 'webhooks']
    if (fill) await fillEverything(them.developer.id, fill(word), { without })
    await db.from('contact_fetches').update({ reason: 'Ours' })
    return { them, word, token: await tokenOf(them.client) }
  }

  test('who withdrew are read by the company nowhere any more', async ({ client, assert }) => {
    const { them, word, token } = await given((own) => own)
    await them.developer.merge({ firstName: `${word}f` }).save()
    const before = await readsOf(them, token, 'client', 'user')
    assert.isAbove(new Set(telling(before, `${word}l`).map((line) => line.split(':')[0])).size, 15)
    assert.isAbove(telling(before, word, saidByCompany).length, 60)
    const blocked = await client
      .post(`${API}/candidate/blocked-companies`)
      .loginAs(them.developer)
      .json({ companyId: String(them.company.id) })
    blocked.assertStatus(201)
    const after = await readsOf(them, token, 'client', 'user')
    assert.isAbove(after.length, 100)
    assert.deepEqual(telling(after, word, saidByCompany), [])
  })

  test('who is masked give away neither the family name nor an address', async ({ assert }) => {
    const { them, word, token } = await given((own) => `Asha ${own}l, ${own}@example.com`)
    assert.isAbove(telling(await readsOf(them, token, 'client'), `${word}l`).length, 15)
    const own = { candidate_id: them.candidate.id }
    for (const table of ['applications', 'contact_unlocks'])
      await db.from(table).where(own).delete()
    // what the company wrote about them, and names of files
    await db.from('candidate_comments').where(own).update({ body: 'Ours' })
    await db.from('contact_requests').where(own).update({ message: 'Ours', reason: null })
    await db.from('saved_profiles').where(own).update({ note: 'Ours' })
    await db.from('mail_follow_ups').where(own).update({ ended_because: null })
    await db.from('mails').where('user_id', them.developer.id).delete()
    await db.from('reviews').where(own).where('side', 'client').delete()
    await db.from('order_lines').update({ description: 'Ours' })
    await db
      .from('candidates')
      .where('id', them.candidate.id)
      .update({
        approval: 'approved',
        visibility: 'active',
        is_public: true,
        english: 'cleared',
        photo_key: null,
        // codes and names of lists
        state_code: null,
        state_name: null,
        work_modes: [],
        job_types: [],
        work_authorisation: [],
        spotlight_expires_at: DateTime.now().plus({ days: 7 }).toJSDate(),
      })
    const ofCompany = await readsOf(them, token, 'client', 'user')
    const ofStranger = await readsOf(them, undefined, 'open')
    for (const reads of [ofCompany, ofStranger]) {
      assert.isAbove(reads.filter(({ text }) => text.includes('Asha')).length, 2)
      assert.deepEqual(telling(reads, word), [])
    }
  })

  test('are for administrators who answer for people', async ({ assert }) => {
    const { them, word } = await given()
    await them.client.merge({ email: `${word}client@example.com` }).save()
    for (const role of adminRoleValues) {
      const reads = await readsOf(them, await tokenOf(await givenAdmin(role)), 'admin', 'user')
      const told = telling(reads, `${word}(?:client)?@`).concat(telling(reads, `${word}l`))
      if (adminMay('see_people', role)) assert.isAbove(told.length, 5, role)
      else assert.deepEqual(told, [], role)
    }
  })
})
