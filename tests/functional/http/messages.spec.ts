import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenAdmin, givenCandidate, givenCompany, PASSWORD } from '#tests/givens'

const signUp = {
  userType: 'developer',
  fName: 'Asha',
  lName: 'Rao',
  email: 'asha@example.com',
  password: PASSWORD,
  countryCode: 'IN',
}

test.group('Words about bad input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('name the bound that was passed, whichever rule of ours it was', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const developer = (await givenCandidate()).user
    const admin = await givenAdmin()
    const said: [Promise<any>, string, string][] = [
      [
        client.post('/api/v1/sign-up').json({ ...signUp, password: 'short' }) as never,
        'password',
        'Password needs at least 10 characters',
      ],
      [
        client.post('/api/v1/sign-up').json({ ...signUp, password: 'ab'.repeat(65) }) as never,
        'password',
        'Password may have at most 128 characters',
      ],
      [
        client.post('/api/v1/sign-up').json({ ...signUp, fName: 'n'.repeat(61) }) as never,
        'fName',
        'First name may have at most 60 characters',
      ],
      [
        client
          .post('/api/v1/add-job')
          .json({ jobTitle: 'Engineer', budgetMin: 10, budgetMax: 5, status: 'draft' })
          .loginAs(user) as never,
        'budgetMax',
        'Highest budget cannot be under the lowest, 10',
      ],
      [
        client
          .post('/api/v1/client/search-dev')
          .json({ minExp: 9, maxExp: 2 })
          .loginAs(user) as never,
        'maxExp',
        'Max exp cannot be under the lowest, 9',
      ],
      [
        client
          .put('/api/v1/company-profile')
          .json({ about: `<p>${'n'.repeat(20_000)}</p>` })
          .loginAs(user) as never,
        'about',
        'About may have at most 10000 characters',
      ],
      [
        client
          .post('/api/v1/candidate/social-profiles')
          .json({ kind: 'website', url: 'http://name.dev' })
          .loginAs(developer) as never,
        'url',
        'Link must be a whole address that begins with https://',
      ],
      [
        client
          .post('/api/v1/admin/members')
          .json({
            fName: 'A',
            lName: 'B',
            email: 'a@example.com',
            adminRole: 'content',
            password: 'short',
          })
          .loginAs(admin) as never,
        'password',
        'Password needs at least 10 characters',
      ],
    ]
    for (const [call, field, message] of said) {
      const refused = await call
      refused.assertStatus(422)
      const fault = refused.body().errors.find((one: any) => one.field === field)
      assert.equal(fault?.message, message)
    }
  })
})
