import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import type User from '#api/accounts/models/user'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Question from '#api/assessments/models/question'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { givenEnglishTest, givenExercise, givenSkillTest, take } from './given_tests.js'

const API = '/api/v1/admin/question-bank'
const columns = [
  ...['key', 'test', 'topic', 'kind', 'difficulty', 'level', 'question'],
  ...[
    'option 1',
    'option 2',
    'option 3',
    'option 4',
    'right',
    'explanation',
    'passage',
    'exercise',
  ],
  ...['status', 'version'],
] as const
type Cells = Partial<Record<(typeof columns)[number] | (string & {}), string>>

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (rows: Cells[], heading: readonly string[] = columns, separator = ',') =>
  [heading, ...rows.map((row) => heading.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\r\n')

const bring = (client: ApiClient, admin: User, file: string | Buffer, dryRun = true) =>
  client
    .post(`${API}/import`)
    .loginAs(admin)
    .json({ file: Buffer.from(file as string).toString('base64'), dryRun })

const exercise = {
  language: 'javascript',
  signature: 'double(n)',
  starter: 'function double(n) {}',
  entry: 'double',
  cases: [
    { args: [2], expected: 4 },
    ...[0, 3, -77].map((n) => ({ args: [n], expected: 2 * n, hidden: true })),
  ],
}

/** A test with a topic and one for code, and a good question of each kind for it. */
async function given() {
  const { assessment } = await givenSkillTest({ each: 1, topics: 1 })
  const { id: topicId } = await AssessmentTopic.findByOrFail('assessmentId', assessment.id)
  const code = await AssessmentTopic.create({ assessmentId: assessment.id, name: 'Code' })
  const base = { test: assessment.name, topic: 'Topic 1', difficulty: 'easy' }
  const tag = `t${assessment.id}`
  const one: Cells = {
    ...{
      ...base,
      key: `${tag}-1`,
      kind: 'one',
      question: 'What is it, "then"?\n```js\nlet a\n```',
    },
    ...{ 'option 1': '=1+1', 'option 2': 'two; or three', 'option 3': 'vier ä', 'right': '2' },
  }
  const many: Cells = { ...one, key: `${tag}-2`, kind: 'many', right: '1, 3' }
  const order: Cells = { ...one, key: `${tag}-3`, kind: 'order', right: '' }
  const text: Cells = {
    ...{ ...base, key: `${tag}-4`, kind: 'text', question: 'How is it called?', right: 'it\nthat' },
  }
  const asked: Cells = {
    ...{ ...base, key: `${tag}-5`, topic: 'Code', kind: 'code', question: 'Double\n\nTwice.' },
    exercise: JSON.stringify(exercise),
  }
  return { assessment, topicId, code, tag, one, many, order, text, asked }
}

test.group('Questions as CSV', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who keep tests; others get nothing', async ({ client }) => {
    const { user } = await givenCandidate()
    const owner = await givenCompany()
    const support = await givenAdmin('support')
    ;(await client.get(`${API}/export`)).assertStatus(401)
    ;(await client.post(`${API}/import`).json({ file: '', dryRun: true })).assertStatus(401)
    for (const other of [user, owner.user, support]) {
      ;(await client.get(`${API}/export`).loginAs(other)).assertStatus(403)
      ;(await bring(client, other, 'key')).assertStatus(403)
    }
    const admin = await givenAdmin()
    ;(await client.post(`${API}/import`).loginAs(admin).json({ dryRun: true })).assertStatus(422)
    const odd = { file: 'no base64!', dryRun: true }
    ;(await client.post(`${API}/import`).loginAs(admin).json(odd)).assertStatus(422)
  })

  test('come in by kind, in one piece; again nothing changes, and what says something else is a new version', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { assessment, tag, topicId, ...rows } = await given()
    const all = [rows.one, rows.many, rows.order, rows.text, rows.asked]
    const tried = (await bring(client, admin, csv(all))).body().data
    assert.containsSubset(tried, { dryRun: true, written: false, rows: 5, added: 5, faultCount: 0 })
    assert.isNull(tried.errorFile)
    assert.isEmpty(await Question.query().whereLike('sourceKey', `${tag}-%`))

    const written = await bring(client, admin, csv(all), false)
    written.assertStatus(200)
    assert.containsSubset(written.body().data, { written: true, added: 5, changed: 0, same: 0 })
    const found = await Question.query().whereLike('sourceKey', `${tag}-%`).orderBy('sourceKey')
    assert.deepEqual(
      found.map(({ kind, options, answerKey, status }) => [
        kind,
        options.length,
        answerKey,
        status,
      ]),
      [
        ['one', 3, ['2'], 'draft'],
        ['many', 3, ['1', '3'], 'draft'],
        ['order', 3, [], 'draft'],
        ['text', 0, ['it', 'that'], 'draft'],
        ['code', 0, [], 'draft'],
      ]
    )
    const line = await AuditEntry.findByOrFail('action', 'questions.import')
    assert.equal(line.subjectLabel, '5 added, 0 changed, 0 the same')
    const again = (await bring(client, admin, csv(all), false)).body().data
    assert.containsSubset(again, { added: 0, changed: 0, same: 5 })

    // asked now, and drawn by somebody; then its wording changes
    const asked = { ...rows.one, status: 'active' }
    assert.equal((await bring(client, admin, csv([asked]), false)).body().data.changed, 1)
    await Question.query()
      .where('topicId', topicId)
      .whereNot('sourceKey', `${tag}-1`)
      .orWhere('topicId', topicId)
      .whereNull('sourceKey')
      .update({ status: 'retired' })
    await assessment.merge({ questionCount: 1 }).save()
    const { user } = await givenCandidate()
    await take(client, user, assessment.id, 0).catch(() => {})
    const changed = { ...asked, question: 'What is it now?' }
    assert.equal((await bring(client, admin, csv([changed]), false)).body().data.changed, 1)
    const question = await Question.findByOrFail('sourceKey', `${tag}-1`)
    assert.equal(question.version, 2)
    const kept = await db
      .from('attempt_questions as a')
      .join('question_versions as v', 'v.id', 'a.version_id')
      .where('a.question_id', question.id)
      .select('v.version', 'v.body')
    assert.lengthOf(kept, 1)
    assert.equal(kept[0].version, 1)
  })

  test('go out and come in again unchanged, and a cell that would run is defused on the way', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { assessment, code, tag, ...rows } = await given()
    await bring(client, admin, csv([rows.one, rows.many, rows.order, rows.text, rows.asked]), false)
    await givenExercise(code.id)
    const out = await client.get(`${API}/export`).loginAs(admin).qs({ testId: assessment.id })
    out.assertStatus(200)
    assert.match(out.header('content-type') ?? '', /text\/csv/)
    assert.include(out.text(), `'=1+1`)
    const report = (await bring(client, admin, out.text(), false)).body().data
    // three of the bank, five of the file, and the exercise that was written here
    assert.containsSubset(report, { rows: 9, added: 0, changed: 0, same: 9, faultCount: 0 })

    // somebody changed one since the export
    const question = await Question.findByOrFail('sourceKey', `${tag}-1`)
    await question.merge({ body: 'What is it by now?' }).save()
    const late = (await bring(client, admin, out.text())).body().data
    assert.containsSubset(late.faults, [{ column: 'version' }])
    assert.match(late.faults[0].message, /changed since your export \(version 2 now\)/)
  })

  test('fifty kinds of fault are told by row, column and a sentence; nothing is written', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    await givenEnglishTest()
    const { one, many, order, text, asked, tag, topicId, assessment } = await given()
    const before = await Question.query().count('* as all')
    const company = await givenCompany()
    await Question.create({
      ...{ companyId: company.company.id, kind: 'text', body: 'What is ours?', options: [] },
      ...{ answerKey: ['it'], difficulty: 'easy', status: 'active', sourceKey: `${tag}-own` },
    })
    const there = await Question.create({
      ...{ topicId, kind: 'one', body: 'What is there?', options: ['a', 'b'], answerKey: ['1'] },
      ...{ difficulty: 'easy', status: 'active', sourceKey: `${tag}-there` },
    })
    const known: Cells = {
      ...{ ...one, 'key': there.sourceKey!, 'question': 'What is there?', 'option 1': 'a' },
      ...{ 'option 2': 'b', 'option 3': '', 'right': '1' },
    }
    const long = (length: number) => 'x'.repeat(length)
    const code = (over: object) => JSON.stringify({ ...exercise, ...over })
    const english = { ...one, test: 'English', topic: 'grammar: All of it' }

    // each a row on its own: what it says, the column, and the sentence
    const cells: [Cells, string, RegExp][] = [
      [{ ...one, key: '' }, 'key', /Give the question a key/],
      [{ ...one, key: 'Has Spaces' }, 'key', /is no key/],
      [{ ...one, key: 'q-999999999' }, 'key', /There is no question q-999999999/],
      [{ ...text, key: `${tag}-own` }, 'key', /a company’s own/],
      [{ ...one, test: '' }, 'test', /test is missing/],
      [{ ...one, test: 'Cobol of old' }, 'test', /There is no test "Cobol of old"/],
      [{ ...one, topic: '' }, 'topic', /topic is missing/],
      [{ ...one, topic: 'Nowhere' }, 'topic', /is not a topic of .*; those are Topic 1, Code/],
      [{ ...one, kind: '' }, 'kind', /The kind is missing; use one, many/],
      [{ ...one, kind: 'riddle' }, 'kind', /"riddle" is not a kind/],
      [{ ...one, difficulty: '' }, 'difficulty', /a question has a difficulty/i],
      [{ ...one, difficulty: 'brutal' }, 'difficulty', /"brutal" is not one of easy, medium, hard/],
      [{ ...one, level: 'B1' }, 'difficulty', /a difficulty, or a level/],
      [{ ...one, difficulty: '', level: 'B1' }, 'difficulty', /has a difficulty, and no level/],
      [{ ...english }, 'level', /English has a level/],
      [{ ...english, difficulty: '', level: 'D1' }, 'level', /"D1" is not one of/],
      [
        { ...english, difficulty: '', level: 'B1', topic: 'All of them' },
        'topic',
        /grammar: All of it/,
      ],
      [{ ...one, question: '' }, 'question', /question is missing/],
      [{ ...one, question: 'Eh?' }, 'question', /5 to 8000 characters, not 3/],
      [{ ...one, question: long(8001) }, 'question', /not 8001/],
      [{ ...one, question: 'What is \ufffd this?' }, 'question', /a letter that was lost/],
      [{ ...one, 'option 2': '', 'option 3': '' }, 'option 1|right', /./],
      [{ ...one, 'option 1': '' }, 'option 1', /Option 1 is empty and a later one is not/],
      [{ ...one, 'option 2': long(501) }, 'option 1', /an option has 1 to 500 characters/i],
      [{ ...one, 'option 2': 'vier ä' }, 'option 1', /two options say the same/i],
      [{ ...one, right: '' }, 'right', /exactly one option is right, not 0/i],
      [{ ...one, right: '1, 2' }, 'right', /exactly one option is right, not 2/i],
      [{ ...one, right: 'the second' }, 'right', /"the" is not the number of an option/],
      [{ ...one, right: '7' }, 'right', /names options that are not there/],
      [{ ...many, right: '1, 1' }, 'right', /or one twice/],
      [{ ...many, right: '2' }, 'right', /two or more options are right/i],
      [{ ...many, right: '1 2 3' }, 'right', /one at least is wrong/],
      [{ ...order, right: '1' }, 'right', /leave "right" empty/],
      [{ ...order, 'option 2': '', 'option 3': '' }, 'option 1', /2 to 10 options, not 1/],
      [{ ...text, right: '' }, 'right', /1 to 20 accepted answers, not 0/],
      [{ ...text, right: long(201) }, 'right', /accepted answer has 1 to 200/],
      [{ ...text, right: Array(21).fill('a').join('\n') }, 'right', /not 21/],
      [{ ...text, 'option 1': 'a' }, 'right', /accepted answers, not options/],
      [{ ...one, explanation: long(2001) }, 'explanation', /explanation has at most 2000/],
      [{ ...one, passage: 'nowhere' }, 'passage', /There is no passage "nowhere"/],
      [{ ...one, exercise: code({}) }, 'exercise', /only code to write has an exercise/i],
      [{ ...asked, exercise: '' }, 'exercise', /exercise is missing/],
      [{ ...asked, exercise: '{ language: ' }, 'exercise', /is not JSON/],
      [{ ...asked, exercise: code({ language: 'cobol' }) }, 'exercise', /names its language/],
      [{ ...asked, exercise: code({ starter: '' }) }, 'exercise', /has a starter/],
      [{ ...asked, exercise: code({ signature: 7 }) }, 'exercise', /has a signature/],
      [{ ...asked, exercise: code({ entry: '1x' }) }, 'exercise', /names its entry/],
      [{ ...asked, exercise: code({ cases: 4 }) }, 'exercise', /has cases, a list/],
      [
        { ...asked, exercise: code({ cases: exercise.cases.slice(0, 2) }) },
        'exercise',
        /not 1 and 1/,
      ],
      [
        { ...asked, exercise: code({ cases: [...exercise.cases, { args: 1, expected: 1 }] }) },
        'exercise',
        /case 5 of the exercise needs args/i,
      ],
      [
        { ...asked, exercise: code({ language: 'sql', cases: exercise.cases }) },
        'exercise',
        /case 1 of the exercise needs its database/i,
      ],
      [{ ...asked, topic: 'Topic 1' }, 'topic', /have a topic of their own/],
      [{ ...one, status: 'sleeping' }, 'status', /is not one of draft, active, retired/],
      [{ ...known, status: 'draft' }, 'status', /cannot become a draft/],
      [{ ...known, version: 'new' }, 'version', /is no version/],
      [{ ...known, question: 'What is it?', version: '9' }, 'version', /changed since your export/],
      [{ ...text, key: known.key }, 'kind', /kind of a question stays/],
    ]
    for (const [row, column, sentence] of cells) {
      const report = (await bring(client, admin, csv([row]))).body().data
      const told = `${column} ${sentence}: ${JSON.stringify(report?.faults)}`
      assert.isAbove(report.faultCount, 0, told)
      assert.isTrue(
        report.faults.some(
          (fault: any) =>
            fault.row === 2 &&
            new RegExp(`^(${column})$`).test(fault.column) &&
            sentence.test(fault.message)
        ),
        told
      )
      assert.include(report.errorFile, 'faults')
    }

    // and what is wrong with the file as a whole
    const files: [string | Buffer, number, string | null, RegExp][] = [
      ['', 1, null, /file is empty/],
      ['\r\n\r\n', 1, null, /no row/],
      [Buffer.from('PK\u0003\u0004zip'), 1, null, /a spreadsheet, not a CSV/],
      ['%PDF-1.7', 1, null, /a PDF/],
      [
        Buffer.from([0x6b, 0x65, 0x79, 0, 0x2c, 0x61, 0x62, 0x63, 0x64]),
        1,
        null,
        /bytes that no text has/,
      ],
      [csv([]), 1, null, /no question below/],
      [
        csv(
          [one],
          columns.filter((name) => name !== 'right')
        ),
        1,
        'right',
        /"right" is missing/,
      ],
      [csv([one], [...columns, 'colour']), 1, 'colour', /"colour" is not a column/],
      [csv([one], [...columns, 'key']), 1, 'key', /is there twice/],
      [`${csv([one])}\r\n${'a,'.repeat(30)}b`, 3, null, /31 cells and the heading 17/],
      [`${csv([one])}\r\n"${tag}-9,never closed`, 3, null, /never closed/],
      [`${csv([one])}\r\n${tag}-9,a "quoted" word`, 3, null, /quotation mark stands inside/],
      [`${csv([one])}\r\n"${tag}-9"x,word`, 3, null, /after a closing quotation mark/],
      [csv([one, many, one]), 4, 'key', /is in row 2 already/],
      [
        csv(Array.from({ length: 1001 }, (_, at) => ({ ...text, key: `${tag}-m${at}` }))),
        1002,
        null,
        /at most 1000/,
      ],
    ]
    for (const [file, row, column, sentence] of files) {
      const report = (await bring(client, admin, file)).body().data
      const told = `${sentence}: ${JSON.stringify(report?.faults?.slice(0, 3))}`
      assert.isTrue(
        report.faults.some(
          (fault: any) =>
            fault.row === row && fault.column === column && sentence.test(fault.message)
        ),
        told
      )
    }
    assert.isAtLeast(cells.length + files.length, 50)

    // one bad row keeps the good ones out
    const refused = await bring(client, admin, csv([many, { ...one, right: '9' }]), false)
    refused.assertStatus(422)
    assert.match(refused.body().message, /One fault in the file, so nothing of it was written/)
    assert.equal(refused.body().report.faultCount, 1)
    const after = await Question.query().count('* as all')
    assert.equal(after[0].$extras.all, before[0].$extras.all + 2)
    assert.equal(assessment.name, one.test)
  })

  test('are read in UTF-16, Latin-1 and with semicolons, which is told', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { one, tag } = await given()
    const plain = csv([one])
    const wide = Buffer.from(`\ufeff${plain}`, 'utf16le')
    for (const [name, file, note] of [
      ['UTF-16', wide, /in UTF-16/],
      ['UTF-16 without its mark', wide.subarray(2), /in UTF-16/],
      ['UTF-16 the other way', Buffer.from(wide).swap16(), /in UTF-16/],
      ['Latin-1', Buffer.from(plain, 'latin1'), /read as Western European \(Latin-1\)/],
      ['semicolons', Buffer.from(csv([one], columns, ';')), /separated by semicolons/],
      ['tabs', Buffer.from(csv([one], columns, '\t')), /separated by tabs/],
    ] as const) {
      const report = (await bring(client, admin, file)).body().data
      assert.containsSubset(report, { rows: 1, added: 1, faultCount: 0 }, name)
      assert.match(report.notes.join(' '), note, name)
    }
    const marked = (await bring(client, admin, `\ufeff${plain}`, false)).body().data
    assert.isEmpty(marked.notes)
    const question = await Question.findByOrFail('sourceKey', `${tag}-1`)
    assert.equal(question.options[2], 'vier ä')
    assert.equal(question.options[0], '=1+1')
  })
})
