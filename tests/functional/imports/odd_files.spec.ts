import http from 'node:http'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import server from '@adonisjs/core/services/server'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import CandidateComment from '#api/talent/models/candidate_comment'
import { companyImportLimits } from '#api/imports/import_facts'
import { givenCompany } from '#tests/givens'
import { zip } from '#tests/sample_files'
import { broughtIn, IMPORTS, moved, sendFile, zipOf } from './given_import.js'

const utf16 = (text: string, little = true) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return little ? bytes : bytes.swap16()
}

test.group('Odd files of an import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(() => drive.use().deleteAll())

  const rows = [
    'Name;E-Mail;Job title;Notiz',
    '"Jörg ""Joe"" Müßig";joerg@example.org;Ingenieur für Züge;"Erste Zeile\nzweite; Zeile"',
  ].join('\r\n')
  for (const [name, bytes, encoding] of [
    ['UTF-8', Buffer.from(rows), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${rows}`), 'utf-8'],
    ['Latin-1', Buffer.from(rows, 'latin1'), 'windows-1252'],
    ['UTF-16, little end first', utf16(rows), 'utf-16le'],
    ['UTF-16, big end first', utf16(rows, false), 'utf-16be'],
  ] as const)
    test(`${name}, with semicolons, quotes and line breaks, is read as it was meant`, async ({
      client,
      assert,
    }) => {
      const { company, user } = await givenCompany()
      const done = await broughtIn(client, user, bytes)
      assert.containsSubset(done, {
        counts: { person: { new: 1, faulty: 0 }, application: { new: 1 } },
      })
      assert.containsSubset(done.files[0], { encoding, delimiter: ';' })
      const joerg = await User.findByOrFail('email', 'joerg@example.org')
      assert.deepEqual([joerg.firstName, joerg.lastName], ['Jörg', '"Joe" Müßig'])
      const [note] = await CandidateComment.query().where('company_id', company.id)
      assert.equal(note.body, 'Notiz: Erste Zeile\nzweite; Zeile')
    })

  test('300 columns are shown and kept, 301 refused', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const wide = (columns: number) =>
      `Email,${Array.from({ length: columns - 1 }, (_, at) => `c${at}`).join(',')}\na@example.org,${Array.from({ length: columns - 1 }, (_, at) => at).join(',')}\n`
    const done = await broughtIn(client, user, wide(300))
    assert.lengthOf(done.files[0].columns, 300)
    assert.containsSubset(done.counts, { person: { new: 1 }, note: { new: 1 } })
    const refused = await sendFile(client, user, wide(301))
    refused.assertStatus(422)
    assert.include(refused.body().message, '301 columns')
  })

  test('formulas are defused on the way in and on the way out', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const table = `Name,Email,Job Title\n"=HYPERLINK(""http://x"")",formula@example.org,=1+1\n@SUM(1),=cmd|' /C calc'!A0,Tester\n`
    const { _id } = (await sendFile(client, user, table)).body().data
    await moved(client, user, _id, 'check')
    const done = await moved(client, user, _id, 'run')
    assert.containsSubset(done.counts, { person: { new: 1, faulty: 1 } })
    const person = await User.findByOrFail('email', 'formula@example.org')
    assert.isFalse(person.firstName.startsWith('='))
    const out = (await client.get(`${IMPORTS}/${_id}/faults`).loginAs(user)).text().split('\n')
    assert.include(out[1], `'@SUM(1)`)
    assert.notMatch(out[1], /(^|,)"?[=@]/)
  })

  test('a file of 2 GB is refused by its size before it is sent', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { status, body } = await upload(await tokenOf(client, user), {
      'content-length': String(2 * 1024 ** 3),
    })
    assert.equal(status, 413)
    assert.include(body, 'larger than 200 MB')
  })

  test('one that does not say its size is read up to the limit, and refused', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    const { status, body, sent } = await upload(
      await tokenOf(client, user),
      { 'transfer-encoding': 'chunked' },
      2 * 1024 ** 3
    )
    assert.equal(status, 413)
    assert.include(body, 'larger than 200 MB')
    // what is under way when the answer comes is sent, too
    assert.isBelow(sent, 2 * companyImportLimits.bytes.max)
    assert.lengthOf(await db.from('company_imports').where('company_id', company.id), 0)
  })

  test('a zip that is a bomb, damaged, or of too many files is refused', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const bomb = await zipOf({ 'candidates.csv': Buffer.alloc(40 * 1024 * 1024, 'a') })
    for (const [bytes, words] of [
      [bomb, 'larger than we can unpack'],
      // it says another size than it has
      [
        zip({ 'candidates.csv': 'Name,Email\n' }, companyImportLimits.unpackedBytes.max + 1),
        'damaged',
      ],
      [Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]), 'damaged'],
    ] as const) {
      const refused = await sendFile(client, user, bytes, 'export.zip')
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'file' }] })
      assert.include(refused.body().message, words)
    }
  })

  test('what is no table is refused: an image, a Word file, nothing, and names that lead elsewhere', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    ;(await client.post(IMPORTS).loginAs(user)).assertStatus(422)
    ;(await sendFile(client, user, '')).assertStatus(422)
    ;(
      await sendFile(
        client,
        user,
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 0, 0, 0, 0, 0])
      )
    ).assertStatus(415)
    const traversal = await zipOf({ 'x/candidates.csv': 'Name,Email\nA B,trav@example.org\n' })
    const bytes = Buffer.from(
      traversal.toString('latin1').replaceAll('x/candidates.csv', '../candidate.csv'),
      'latin1'
    )
    const odd = await sendFile(client, user, bytes, '../../evil.zip')
    assert.oneOf(odd.status(), [201, 422])
    assert.isFalse(await drive.use().exists('candidate.csv'))
    assert.isFalse((await import('node:fs')).existsSync(app.tmpPath('candidate.csv')))
  })
})

async function tokenOf(client: ApiClient, { email }: User): Promise<string> {
  const answer = await client
    .post('/api/v1/login')
    .json({ email, password: 'correct horse battery' })
  return answer.body().data.accessToken
}

/** Begins the upload of a file of `bytes` and goes on until it is answered; returns how much was sent by then. */
function upload(token: string, headers: Record<string, string>, bytes = 0) {
  const { port } = server.getNodeServer()!.address() as { port: number }
  const lines = Buffer.alloc(256 * 1024, 'Asha Rao,asha@example.org\n')
  return new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
    let sent = 0
    let status = 0
    const request = http.request(
      {
        port,
        path: IMPORTS,
        method: 'POST',
        headers: {
          'authorization': `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
          ...headers,
        },
      },
      (response) => {
        let body = ''
        status = response.statusCode!
        response
          .on('data', (chunk) => (body += chunk))
          .on('end', () => {
            resolve({ status, body, sent })
            request.destroy()
          })
      }
    )
    // what is sent after the answer may find the connection closed
    request.on('error', (error) => status || reject(error))
    request.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="big.csv"\r\n\r\nName,Email\r\n'
    )
    const pump = () => {
      while (!status && sent < bytes) {
        sent += lines.length
        if (!request.write(lines)) return
      }
    }
    request.on('drain', pump)
    pump()
  })
}
