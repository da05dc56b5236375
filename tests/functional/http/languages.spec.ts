import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany, givenJob, PASSWORD } from '#tests/givens'

test.group('What the API says, in the language of who asks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [title, language, said] of [
    ['a Hindi reader', 'hi', 'यह यहाँ नहीं है, या आप इसे नहीं देख सकते'],
    ['an English reader', 'en', 'This is not here, or not yours to see'],
    ['who asks for no language', undefined, 'This is not here, or not yours to see'],
    ['who reads what is not spoken here', 'fr', 'This is not here, or not yours to see'],
  ] as const) {
    test(`${title} reads there why something is not shown`, async ({ client, assert }) => {
      const { user } = await givenCandidate()
      const answer = await client
        .put('/api/v1/candidate/withdraw-application/999999999')
        .json({})
        .headers(language ? { 'accept-language': language } : {})
        .loginAs(user)
      answer.assertStatus(404)
      assert.equal(answer.body().message, said)
    })
  }

  test('a refusal by a rule and the words beside its field are in Hindi', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const answer = await client
      .put('/api/v1/change-password')
      .json({ currentPassword: 'not the one at all', password: `${PASSWORD}-2` })
      .header('accept-language', 'hi')
      .loginAs(user)
    answer.assertStatus(422)
    const said = 'मौजूदा पासवर्ड ग़लत है'
    assert.equal(answer.body().message, said)
    assert.deepEqual(
      answer.body().errors.map(({ message }: { message: string }) => message),
      [said]
    )
  })

  test('validators name fields and bounds in Hindi, and in English where Hindi lacks a word', async ({
    client,
    assert,
  }) => {
    const answer = await client
      .post('/api/v1/sign-up')
      .json({
        userType: 'developer',
        fName: 'n'.repeat(61),
        email: 'asha',
        timeZone: 'Mars/Olympus',
      })
      .header('accept-language', 'hi')
    answer.assertStatus(422)
    const said = new Map<string, string>(
      answer.body().errors.map(({ field, message }: Record<string, string>) => [field, message])
    )
    assert.equal(said.get('fName'), 'पहला नाम: अधिक से अधिक 60 अक्षर हो सकते हैं')
    assert.equal(said.get('timeZone'), 'समय क्षेत्र का नाम ऐसा होना चाहिए, जैसे Asia/Kolkata')
    const { user } = await givenCompany()
    const search = await client
      .post('/api/v1/client/search-dev')
      .json({ minExp: 9, maxExp: 2 })
      .header('accept-language', 'hi')
      .loginAs(user)
    assert.equal(search.body().message, 'Max exp न्यूनतम 9 से कम नहीं हो सकता')
  })

  test('a developer chooses a language before there is a profile', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    await candidate.delete()
    const answer = await client.put('/api/v1/language').json({ language: 'hi' }).loginAs(user)
    answer.assertStatus(200)
    await user.refresh()
    assert.equal(user.language, 'hi')
    // what is of the profile still asks for one
    const profile = await client.get('/api/v1/candidate/progress').loginAs(user)
    profile.assertStatus(404)
  })

  test('a page that failed is in the language of its address', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const page = (await client.get(`/hi/jobs/${job.slug}x`).accept('html')).text()
    assert.include(page, '<html lang="hi"')
  })
})
