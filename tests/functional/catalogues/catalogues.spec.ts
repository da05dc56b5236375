import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { catalogues } from '#generated/catalogues'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { methodOf } from '#api/catalogues/curate'
import { modelOf, verbOf } from '#api/catalogues/rows'
import { BY_MATCH, mayWrite, writable, type Catalogue } from '#api/catalogues/definition'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { send } from '#tests/send'
import { adminRoleValues } from '#api/accounts/admin_rights'

const all: Catalogue[] = Object.values(catalogues)
const roles = adminRoleValues

/** Writes as they arrive, for a row that is not there. */
function writesOf(catalogue: Catalogue) {
  const path = `/api/v1/admin/${catalogue.name}`
  return [
    ...(catalogue.can.includes('create') ? ([['post', path]] as const) : []),
    ...(catalogue.can.includes('edit') ? ([['put', `${path}/999999999`]] as const) : []),
    ...(catalogue.can.includes('delete') ? ([['delete', `${path}/999999999`]] as const) : []),
    ...Object.entries(catalogue.actions ?? {}).flatMap(([name, action]) => [
      ['put', `${path}/999999999/${name}`] as const,
      ...(action.bulk ? [['post', `${path}/bulk/${name}`] as const] : []),
    ]),
  ]
}

/** A third of a list, another one for each beginning: one engine reads all catalogues, so each question is asked of twenty. */
const third = <T>(list: T[], from: number) => list.filter((_, at) => (at + from) % 3 === 0)

for (const [nth, catalogue] of all.entries()) {
  const path = `/api/v1/admin/${catalogue.name}`

  test.group(`Catalogue ${catalogue.name}`, (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

    test('refuses strangers with 401 and people who are no admins with 403', async ({ client }) => {
      const { user } = await givenCandidate()
      for (const [method, url] of [
        ['get', path],
        ['get', `${path}/1`],
        ...writesOf(catalogue),
      ] as const) {
        ;(await client[method](url)).assertStatus(401)
        ;(await client[method](url).loginAs(user)).assertStatus(403)
      }
    })

    test('lets only the named roles write', async ({ client, assert }) => {
      for (const role of roles) {
        const admin = await givenAdmin(role)
        for (const [method, url] of writesOf(catalogue)) {
          const { status } = (await client[method](url).json({}).loginAs(admin)).response
          if (mayWrite(catalogue, role))
            assert.include([404, 422], status, `${role} ${method} ${url}`)
          else assert.equal(status, 403, `${role} ${method} ${url}`)
        }
      }
    })

    test('an empty create answers 422 with the fields it needs', async ({ client, assert }) => {
      if (!catalogue.can.includes('create')) return
      const response = await client
        .post(path)
        .json({})
        .loginAs(await givenAdmin())
      response.assertStatus(422)
      const needed = Object.entries(catalogue.fields)
        .filter(([, field]) => field.required && writable(field, true))
        .map(([name]) => name)
      assert.includeMembers(
        response.body().errors.map((error: { field: string }) => error.field),
        needed
      )
    })

    test('no hostile sort, range or filter makes it fail', async ({ client, assert }) => {
      const admin = await givenAdmin()
      const { token } = await openSession(admin)
      const names = [
        'id',
        ...Object.keys(catalogue.fields),
        '__proto__',
        'constructor',
        'password',
        "name'; drop table users --",
      ]
      const values = [
        null,
        true,
        -1,
        1.5,
        1e300,
        '',
        "' or 1=1 --",
        '%_\\',
        'x'.repeat(3_000),
        [],
        [null],
        [[1]],
        {},
        { from: {} },
        { $ne: 1 },
        '9'.repeat(30),
        '2026-99-99',
        '\u0000',
      ]
      const sorts = [
        '{',
        '[]',
        '[1]',
        '["id"]',
        '["id","sideways"]',
        '["password","ASC"]',
        '["id; drop table users","ASC"]',
        'null',
        '""',
      ]
      const ranges = [
        '{',
        '[]',
        '[5,1]',
        '[-1,5]',
        '["a","b"]',
        '[0,1e300]',
        '[0,99999999]',
        '[9007199254740991,9007199254740991]',
        '[0.5,2]',
        'null',
      ]
      const filters = ['{', '[]', '5', 'null', '"x"']
      const filtering = (name: string, value: unknown) => ({
        filter: JSON.stringify({ [name]: value }),
      })
      const hostile: Record<string, string>[] = [
        ...third(sorts, nth).map((sort) => ({ sort })),
        ...third(ranges, nth).map((range) => ({ range })),
        ...third(filters, nth).map((filter) => ({ filter })),
        ...names.map((name, at) => filtering(name, [null, { $ne: 1 }][(at + nth) % 2])),
        ...values.flatMap((value, at) =>
          third(['q', 'id', ...catalogue.filters, 'createdAt_gte'], at + nth).map((name) =>
            filtering(name, value)
          )
        ),
      ]
      // by hand: the client of the other tests takes longer than the answers, of which there are thousands
      for (const qs of hostile) {
        const answer = await send('GET', `${path}?${new URLSearchParams(qs)}`, { token })
        assert.include(
          [200, 400, 422],
          answer.status,
          `${JSON.stringify(qs).slice(0, 200)}: ${answer.text.slice(0, 300)}`
        )
      }
      for (const qs of [{ sort: '{' }, { range: '{' }, { filter: '{' }])
        (await client.get(path).qs(qs).loginAs(admin)).assertStatus(422)
      ;(await client.get(`${path}/nothing`).loginAs(admin)).assertStatus(404)
    })

    test('lists, in every offered order, with a range past the end answering none', async ({
      client,
      assert,
    }) => {
      const admin = await givenAdmin()
      for (const sort of ['id', BY_MATCH, ...catalogue.sorts]) {
        const response = await client
          .get(path)
          .qs({ sort: JSON.stringify([sort, 'DESC']), range: '[0,24]', filter: '{"q":"a"}' })
          .loginAs(admin)
        response.assertStatus(200)
        assert.isArray(response.body().data)
        assert.match(
          response.header('content-range')!,
          new RegExp(`^${catalogue.name} (\\d+-\\d+|\\*)/\\d+$`)
        )
      }
      const response = await client.get(path).qs({ range: '[100000,100024]' }).loginAs(admin)
      response.assertStatus(200)
      assert.match(response.header('content-range')!, /\*\/\d+$/)
    })

    test('stands: every action is a move or a method, every field is stored, every reference, list and filter exists, every order has its index', async ({
      assert,
    }) => {
      const model = await modelOf(catalogue)
      for (const [name, action] of Object.entries(catalogue.actions ?? {})) {
        assert.isFunction((await verbOf(model, methodOf(name, action))).call)
        for (const field of Object.values(action.input ?? {}))
          if (field.reference)
            assert.exists(
              all.find((one) => one.name === field.reference),
              field.reference
            )
        for (const wire of Object.keys(action.when ?? {})) assert.property(catalogue.fields, wire)
      }
      for (const [name, field] of Object.entries(catalogue.fields)) {
        if (field.reference)
          assert.exists(
            all.find((one) => one.name === field.reference),
            `${name} names ${field.reference}`
          )
        if (field.of?.includes('.'))
          assert.isTrue(
            model.$hasRelation(field.of.split('.')[0] as never),
            `${name} reads ${field.of}`
          )
        else
          assert.isTrue(
            model.$hasColumn(field.until ?? field.column ?? name) || field.of! in model.prototype,
            `${name} is stored`
          )
      }
      for (const name of [...catalogue.list, ...catalogue.filters, ...catalogue.sorts])
        assert.property(catalogue.fields, name)
      if (catalogue.title !== '_id') assert.property(catalogue.fields, catalogue.title)
      for (const { catalogue: name, by, of, where = {}, through } of catalogue.related ?? []) {
        const there = (wanted: string) => all.find((each) => each.name === wanted)!
        for (const filter of [by, ...Object.keys(where)])
          assert.include(there(name).filters, filter)
        if (of) assert.property(catalogue.fields, of)
        if (!through) continue
        assert.include(there(through.catalogue).filters, through.by)
        assert.property(there(through.catalogue).fields, through.of)
      }
      const { rows } = await db.rawQuery('select indexdef from pg_indexes where tablename = ?', [
        model.table,
      ])
      for (const name of catalogue.sorts) {
        const column = model.$getColumn(catalogue.fields[name].column ?? name)!.columnName
        assert.isTrue(
          rows.some(({ indexdef }: { indexdef: string }) =>
            new RegExp(
              `\\((lower\\(\\(?${column}\\)?(::text)?\\)|${column})( DESC)?, id( DESC)?\\)`
            ).test(indexdef.replaceAll('"', ''))
          ),
          `${model.table} needs an index on (${column}, id)`
        )
      }
    })
  })
}
