import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import sendAlerts from '#api/jobs/alerts/send_alerts'
import sweepAlerts from '#api/jobs/alerts/sweep_alerts'
import { alertLimits } from '#api/jobs/alerts/alert_facts'
import { alertPath } from '#api/jobs/alerts/alert_links'
import JobAlert from '#api/jobs/models/job_alert'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'

const ASK = '/api/v1/job-alerts'
const OWN = '/api/v1/candidate/job-alerts'
const alerts = () => JobAlert.query().orderBy('id')
const mailsTo = (recipient: string) => db.from('mails').where({ recipient }).orderBy('id')
const linkIn = (mail: { body_text: string }, act: string) =>
  new RegExp(`/job-alerts/${act}/\\S+`).exec(mail.body_text)![0]

/** A public job of the title, published so many minutes ago. */
async function givenPublished(title: string, minutesAgo: number, over: object = {}) {
  const { company } = await givenCompany()
  return givenJob(company, {
    title,
    publishedAt: DateTime.now().minus({ minutes: minutesAgo }),
    ...over,
  })
}
/** An alert whose turn it is, which looked last an hour ago. */
async function due(alert: JobAlert) {
  const then = DateTime.now().minus({ hours: 1 })
  await alert.merge({ alertedAt: then, nextAlertAt: then }).save()
}

test.group('Job alerts without an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tell in words what they are about', async ({ client, assert }) => {
    const response = await client
      .get('/api/v1/job-alert-preview')
      .qs({ search: 'search=react&mode=Remote&city=Pune&minExp=2&maxExp=5&page=4' })
    response.assertStatus(200)
    const { data } = response.body()
    assert.equal(data.label, '“react”, Remote, Pune, 2 to 5 years')
    assert.equal(data.search, 'search=react&city=Pune&mode=Remote&minExp=2&maxExp=5')
    const all = await client.get('/api/v1/job-alert-preview')
    assert.equal(all.body().data.label, 'all jobs')
  })

  test('bad input is named beside its field', async ({ client, assert }) => {
    for (const [body, field] of [
      [{ search: '' }, 'email'],
      [{ email: 'nobody' }, 'email'],
      [{ email: 'a@example.com', frequency: 'hourly' }, 'frequency'],
      [{ email: 'a@example.com', timeZone: 'Moon/Base' }, 'timeZone'],
      [{ email: 'a@example.com', search: 'x'.repeat(1_001) }, 'search'],
      [{ email: 'a@example.com', proof: { challenge: 'forged', nonce: '1' } }, 'proof'],
    ] as const) {
      const response = await client.post(ASK).json(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    assert.lengthOf(await alerts(), 0)
  })

  test('begin with the link in the mail, which opening alone does not follow', async ({
    client,
    assert,
  }) => {
    const email = 'reader@example.com'
    const search = 'search=react'
    const response = await client
      .post(ASK)
      .json({ email, search, frequency: 'weekly', timeZone: 'Asia/Kolkata' })
    response.assertStatus(202)
    const [mail] = await mailsTo(email)
    const path = linkIn(mail, 'confirm')
    assert.include((await client.get(path)).text(), 'Confirm your job alert')
    assert.isNull((await alerts())[0].confirmedAt)

    assert.include((await client.post(path)).text(), 'Your job alert runs')
    const [alert] = await alerts()
    assert.isNotNull(alert.confirmedAt)
    const next = alert.nextAlertAt!.setZone('Asia/Kolkata')
    assert.deepEqual([next.weekday, next.hour], [1, 7])
    // again is the same
    assert.include((await client.post(path)).text(), 'Your job alert runs')
  })

  test('strangers learn nothing, and a mailbox is not flooded', async ({ client, assert }) => {
    const email = 'victim@example.com'
    const ask = (more: object = {}) => client.post(ASK).json({ email, search: '', ...more })
    // a double click before the page's script is there is one wish
    const [first] = (await Promise.all([ask(), ask()])).map((response) => response.body())
    assert.lengthOf(await mailsTo(email), 1)
    await client.post(alertPath('confirm', (await alerts())[0].id))
    const running = (await ask()).body()
    assert.equal(running.message, first.message)
    assert.lengthOf(await mailsTo(email), 1, 'an alert that runs causes no mail')
    const machine = await ask({ search: 'search=x', website: 'https://spam.example' })
    assert.equal(machine.body().message, first.message)
    assert.lengthOf(await alerts(), 1)
  })

  test('lead to no site by what a stranger typed', async ({ client, assert }) => {
    const email = 'victim@example.com'
    const search = new URLSearchParams({ search: 'win at evil.com\u202e', city: 'www.evil.org' })
    ;(await client.post(ASK).json({ email, search: String(search) })).assertStatus(202)
    const [mail] = await mailsTo(email)
    assert.include(mail.body_text, 'win at evil com')
    for (const text of [mail.subject, mail.body_text, mail.body_html])
      assert.notMatch(text, /evil[.]|\u202e/)
  })

  test('links that we did not make, of another purpose or of candidates lead nowhere', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await client.post(OWN).json({}).loginAs(user)
    const [own] = await alerts()
    const [, , , token] = alertPath('end', own.id).split('/')
    for (const path of [
      '/job-alerts/end/forged',
      `/job-alerts/confirm/${token}`,
      `/job-alerts/end/${token}`,
    ])
      for (const method of ['get', 'post'] as const)
        assert.equal((await client[method](path)).status(), 404)
    assert.lengthOf(await alerts(), 1)
  })

  test('tell of jobs published since the last time, once, and end by one click', async ({
    client,
    assert,
  }) => {
    const email = 'reader@example.com'
    await client.post(ASK).json({ email, search: 'search=erlang' })
    await client.post(alertPath('confirm', (await alerts())[0].id))
    await givenPublished('Erlang engineer of old', 90)
    await givenPublished('Erlang engineer', 30, {
      currency: 'INR',
      budgetMin: 1_200_000,
      budgetMax: 1_800_000,
      hideBudget: false,
    })
    await givenPublished('Gardener', 30)
    await givenPublished('Erlang engineer of a draft', 30, { status: 'paused' })
    await due((await alerts())[0])

    assert.equal(await sendAlerts(), 1)
    const [, mail] = await mailsTo(email)
    assert.equal(mail.subject, 'A new job: “erlang”')
    assert.include(mail.body_text, 'INR 12,00,000 to 18,00,000')
    assert.notInclude(mail.body_text, 'of old')
    assert.notInclude(mail.body_text, 'Gardener')
    assert.notInclude(mail.body_text, 'draft')
    const [alert] = await alerts()
    assert.isTrue(alert.nextAlertAt! > DateTime.now())
    await alert.merge({ nextAlertAt: DateTime.now().minus({ minutes: 1 }) }).save()
    assert.equal(await sendAlerts(), 0, 'nothing is new any more')

    const end = linkIn(mail, 'end')
    assert.include((await client.get(end)).text(), 'End this job alert?')
    assert.lengthOf(await alerts(), 1)
    await client.post(end).form({ 'List-Unsubscribe': 'One-Click' })
    assert.lengthOf(await alerts(), 0, 'the address is gone with it')
    assert.equal((await client.post(end)).status(), 404)
  })

  test('who never confirms is forgotten', async ({ client, assert }) => {
    await client.post(ASK).json({ email: 'a@example.com' })
    assert.equal(await sweepAlerts(), 0)
    await JobAlert.query().update({ created_at: DateTime.now().minus({ days: 3 }).toJSDate() })
    assert.equal(await sweepAlerts(), 1)
    assert.lengthOf(await alerts(), 0)
  })

  test('are asked for without scripts', async ({ client, assert }) => {
    const refused = await client.post('/job-alerts').form({ search: '', email: 'nobody' })
    refused.assertStatus(422)
    const taken = await client.post('/job-alerts').form({ search: '', email: 'b@example.com' })
    assert.include(taken.text(), 'Look into your mail')
    assert.lengthOf(await mailsTo('b@example.com'), 1)
  })
})

test.group('Job alerts of candidates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for candidates, each for their own', async ({ client, assert }) => {
    assert.equal((await client.get(OWN)).status(), 401)
    const { user: employer } = await givenCompany()
    assert.equal((await client.get(OWN).loginAs(employer)).status(), 403)
    const [mine, other] = [(await givenCandidate()).user, (await givenCandidate()).user]
    const kept = await client.post(OWN).json({ search: 'search=react' }).loginAs(mine)
    kept.assertStatus(201)
    const path = `${OWN}/${kept.body().data._id}`
    for (const call of [
      client.put(path).json({ frequency: 'weekly' }).loginAs(other),
      client.delete(path).loginAs(other),
    ])
      assert.equal((await call).status(), 404)
    assert.lengthOf((await client.get(OWN).loginAs(other)).body().data, 0)
    assert.equal((await client.get(OWN).loginAs(mine)).body().data[0].label, '“react”')
  })

  test('begin at once, change, and are no more than the most', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const keep = (search: string, frequency?: string) =>
      client.post(OWN).json({ search, frequency }).loginAs(user)
    await keep('search=react')
    const again = await keep('page=2&search=react', 'weekly')
    assert.equal(again.body().data.frequency, 'weekly')
    assert.lengthOf(await alerts(), 1)
    for (let at = 1; at < alertLimits.alerts.max; at++) await keep(`search=word${at}`)
    const over = await keep('search=one+too+many')
    over.assertStatus(409)
    const path = `${OWN}/${again.body().data._id}`
    assert.equal((await client.put(path).json({ frequency: 'never' }).loginAs(user)).status(), 422)
    assert.equal((await client.delete(path).loginAs(user)).status(), 200)
    assert.lengthOf(await alerts(), alertLimits.alerts.max - 1)
  })

  test('come in the morning of where the person lives now', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    await user.merge({ timeZone: 'Pacific/Pago_Pago' }).save()
    const hourIn = async (zone: string) =>
      (await alerts()).at(-1)!.nextAlertAt!.setZone(zone).toFormat('HH:mm')
    ;(await client.post(OWN).loginAs(user).json({ search: 'search=react' })).assertStatus(201)
    assert.equal(await hourIn('Pacific/Pago_Pago'), '07:00')
    const moved = await client
      .put('/api/v1/candidate/profile')
      .loginAs(user)
      .json({ timeZone: 'Pacific/Apia' })
    moved.assertStatus(200)
    const alert = (await alerts()).at(-1)!
    await due(alert)
    await sendAlerts()
    assert.equal(await hourIn('Pacific/Apia'), '07:00')
    // nothing was due there in between, so the next choice alone moves it, too
    await user.refresh()
    await user.merge({ timeZone: 'Asia/Kathmandu' }).save()
    const weekly = { frequency: 'weekly' }
    ;(await client.put(`${OWN}/${alert.id}`).loginAs(user).json(weekly)).assertStatus(200)
    assert.equal(await hourIn('Asia/Kathmandu'), '07:00')
  })

  test('ring the bell and mail, as the settings say', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    await client.post(OWN).json({ search: 'search=erlang' }).loginAs(user)
    await givenPublished('Erlang engineer', 30)
    await givenPublished('Senior Erlang engineer', 20)
    await due((await alerts())[0])
    assert.equal(await sendAlerts(), 1)
    const [bell] = await db.from('notifications').where({ user_id: user.id, kind: 'job.alert' })
    assert.equal(bell.message, '2 new jobs: “erlang”')
    assert.equal(bell.link, '/jobs?search=erlang')
    const [mail] = await mailsTo(user.email)
    assert.include(mail.body_text, 'Senior Erlang engineer')
    assert.include(mail.body_text, 'Stop these mails')
  })
})
