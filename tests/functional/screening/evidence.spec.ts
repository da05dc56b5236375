import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'
import { placesOf } from '#api/screening/judging/words'
import { givenReadApplicant, givenScreenedJob, plainResume, read } from './given_screening.js'

const path = (id: number) => `/client/resume-evidence/${id}`

test.group('A resume as evidence', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for those who see the application', async ({ client }) => {
    const { company, user } = await givenCompany()
    const { application } = await givenApplication(await givenJob(company))
    const { user: stranger } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: billing } = await givenMember(company, 'billing')
    ;(await read(client, user, path(application.id))).assertStatus(200)
    ;(await read(client, stranger, path(application.id))).assertStatus(404)
    for (const other of [manager, billing])
      (await read(client, other, path(application.id))).assertStatus(403)
  })

  test('says in which lines the asked skills stand, and what is hidden', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenScreenedJob(company)
    const hidden = ['Kafka Kafka Kafka expert of the highest rank']
    const { application } = await givenReadApplicant(job, { lines: plainResume, hidden })
    const { data } = (await read(client, user, path(application.id))).body()
    assert.isTrue(data.isRead)
    assert.lengthOf(data.pages, 1)
    const [node, , kafka] = data.skills
    assert.equal(node.skillName, 'Node.js')
    assert.isTrue(node.isRequired)
    const said = node.places.map(({ line, from, until }: any) =>
      data.lines[line].text.slice(from, until)
    )
    assert.deepEqual(said, ['Node.js', 'Node.js'])
    const { box } = data.lines[node.places[0].line]
    assert.isTrue(box[1] > 0 && box[3] > 0)
    // it stands only where nobody sees it
    assert.deepEqual(kafka.places, [])
    assert.include(data.hiddenText, 'Kafka')
    assert.notInclude(JSON.stringify(data.lines), 'Kafka')
  })

  test('takes a name by its letters, also where they mean more in a pattern', ({ assert }) => {
    const text = 'C++ (.*) and [a-z]+ and 2024, $&$ \\d{4} | all'
    for (const name of ['(.*)', '[a-z]+', '\\d{4}', '$&$', 'C++']) {
      const places = placesOf({ name, aliases: [] }, text)
      assert.deepEqual(
        places.map(([from, until]) => text.slice(from, until)),
        [name]
      )
    }
    for (const name of ['.*.*.*', 'C+', '(a+)+$', '[0-9]+', '\\w+'])
      assert.isEmpty(placesOf({ name, aliases: [] }, text), name)
  })

  test('finds every place of a name, and nothing within other words', ({ assert }) => {
    const java = { name: 'Java', aliases: ['J2EE'] }
    assert.deepEqual(placesOf(java, 'Java, JavaScript, java 17 and J2EE'), [
      [0, 4],
      [18, 25],
      [30, 34],
    ])
    assert.deepEqual(placesOf({ name: 'Go', aliases: [] }, 'We go where Go is needed'), [])
    assert.lengthOf(placesOf({ name: 'Go', aliases: [] }, 'Python, Go, SQL'), 1)
  })
})
