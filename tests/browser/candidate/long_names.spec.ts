import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Offer from '#api/applications/models/offer'
import Review from '#api/reviews/models/review'
import ContactRequest from '#api/talent/models/contact_request'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { openSignedIn, settled, tooWide, withScreens } from '#tests/browser/product'
import { givenInterview } from '#tests/functional/interviews/given_interviews'

const LONG = 'W'.repeat(110)

test('Names without a space stay in their place on a wide screen', ({ assert }) =>
  withScreens('long-names', async () => {
    const { company, user: owner, member } = await givenCompany({ name: LONG })
    const job = await givenJob(company, { title: LONG, city: LONG.slice(0, 60) })
    const applied = await givenApplication(job)
    const { application, candidate, user } = applied
    await givenInterview(
      { company, client: owner, member, job, candidate, developer: user, application },
      'completed'
    )
    const other = await givenCompany({ name: `${LONG}X` })
    await ContactRequest.create({
      ...{ companyId: other.company.id, candidateId: candidate.id, status: 'pending' },
      ...{ message: LONG, quotaMonth: '2026-01-01', expiresAt: DateTime.now().plus({ days: 9 }) },
    })
    await Review.create({
      ...{ companyId: company.id, candidateId: candidate.id, applicationId: application.id },
      ...{ jobId: job.id, authorId: user.id, side: 'candidate', rating: 4, body: LONG },
      status: 'waiting',
    })
    // an offer, a rejection with its reason and the jobs beside it, and an application that was not sent
    const turned = await givenJob(other.company, { title: `${LONG}Y` })
    const offered = await givenJob(other.company, { title: `${LONG}Z`, city: LONG.slice(0, 60) })
    const again = await givenApplication(turned, { user, candidate })
    await again.application.merge({ status: 'rejected', feedback: LONG }).save()
    const offering = await givenApplication(offered, { user, candidate })
    await offering.application.merge({ status: 'offer' }).save()
    await Offer.create({
      ...{ companyId: other.company.id, applicationId: offering.application.id },
      ...{ candidateId: candidate.id, status: 'sent', payAmount: 2_400_000, payCurrency: 'INR' },
      ...{ payPer: 'year', startDate: DateTime.now().plus({ days: 30 }).toISODate() },
      ...{ place: LONG, body: LONG, answerBy: DateTime.now().plus({ days: 9 }) },
      questions: [{ text: LONG, at: DateTime.now().toISO() }],
    })
    const own = await openSignedIn(user, { viewport: { width: 1440, height: 900 } })
    for (const path of ['dashboard', 'jobs', 'interviews', 'reviews', 'contact-requests']) {
      await own.page.goto(`/candidate/${path}`)
      await own.page.getByText(LONG.slice(0, 100)).first().waitFor()
      await settled(own.page)
      assert.equal(await tooWide(own.page, 1440), 0, path)
    }
    await own.close()
    const theirs = await openSignedIn(owner, { viewport: { width: 1440, height: 900 } })
    await theirs.page.goto('/client/reports')
    await theirs.page.getByRole('heading', { name: 'Reports' }).waitFor()
    await settled(theirs.page)
    assert.equal(await tooWide(theirs.page, 1440), 0, 'reports')
    await theirs.close()
  }))
