import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Application from '#api/applications/models/application'
import { loadReferenceData } from '#database/seeders/reference_data'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenMember } from '#tests/givens'
import { go } from '#tests/browser/failing'
import { eventually, openSignedIn, origin, withScreens } from '#tests/browser/product'
import { card, givenApplicants } from './client_givens.js'

test.group('What a colleague changes', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('shows on open screens of the team, the jobs and an applicant without a reload', ({
    assert,
  }) =>
    withScreens('colleagues', async () => {
      const { company, user, job } = await givenApplicants()
      const { user: admin } = await givenMember(company, 'admin')
      const { user: leaving } = await givenMember(company, 'recruiter')
      await leaving.merge({ firstName: 'Tarini', lastName: 'Selvam' }).save()
      const { token } = await openSession(admin)
      const byAdmin = async (method: string, path: string, body?: object) => {
        const answer = await fetch(`${origin}/api/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json' }),
          },
          body: body && JSON.stringify(body),
        })
        assert.isTrue(answer.ok, await answer.text())
      }
      const { page, errors, close } = await openSignedIn(user)
      const isHeard = () =>
        eventually(async () =>
          assert.exists(
            await db.from('live_channels').where('channel', `companies/${company.id}`).first()
          )
        )

      await page.goto('/client/team')
      await page.getByText('Tarini Selvam').waitFor()
      await isHeard()
      await byAdmin('DELETE', `/client/delete-user?userId=${leaving.id}`)
      await page.getByText('Tarini Selvam').waitFor({ state: 'detached' })

      await go(page, '/client/jobs')
      const jobs = page.getByText(job.title)
      await jobs.first().waitFor()
      const before = await jobs.count()
      await byAdmin('POST', '/client/duplicate-job', { jobId: String(job.id) })
      await jobs.nth(before).waitFor()

      await go(page, `/client/jobs/${job.id}/applicants`)
      await card(page, 'Asha Rao').click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText('Asha Rao').first().waitFor()
      const { candidateId } = await Application.query()
        .where('jobId', job.id)
        .orderBy('id')
        .firstOrFail()
      await byAdmin('POST', '/client/candidate-comment', {
        devId: String(candidateId),
        jobId: String(job.id),
        comment: 'A steady hand with ledgers',
      })
      await drawer.getByText('A steady hand with ledgers').waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))
})
