import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import type { EitherSide } from '#api/accounts/account_facts'

const { Interviews, ClientInterviews, CandidateInterviews } = controllers.interviews

/** The acts of both sides; their names differ, as a controller's method names one route only. */
function ofBothSides(side: EitherSide) {
  const named = (action: string) => `${side}.interviews.${action}`
  const mine = (right: 'see_interviews' | 'interviews') =>
    side === 'client'
      ? access.client(right, right === 'interviews' ? 'interviews:write' : 'interviews:read')
      : access.candidate()
  router
    .get('/interview-applications', [Interviews, 'applications'])
    .as(named('applications'))
    .use(mine('see_interviews'))
  router
    .patch('/requestInterview', [Interviews, 'request'])
    .as(named('request'))
    .use(mine('interviews'))
  router
    .patch('/rescheduleInterview', [Interviews, 'reschedule'])
    .as(named('reschedule'))
    .use(mine('interviews'))
  router
    .patch('/declineInterview', [Interviews, 'decline'])
    .as(named('decline'))
    .use(mine('interviews'))
  router
    .patch('/cancelInterview', [Interviews, 'cancel'])
    .as(named('cancel'))
    .use(mine('interviews'))
  router
    .get('/interview/:id/calendar', [Interviews, 'calendar'])
    .as(named('calendar'))
    .use(mine('see_interviews'))
}

router
  .group(() => {
    router
      .get('/getInterviewsData', [Interviews, 'index'])
      .as('client.interviews.index')
      .use(access.client('see_interviews', 'interviews:read'))
    ofBothSides('client')
    router
      .patch('/scheduleInterview', [ClientInterviews, 'schedule'])
      .use(access.client('interviews', 'interviews:write'))
    router
      .patch('/acceptInterview', [ClientInterviews, 'accept'])
      .use(access.client('interviews', 'interviews:write'))
    router
      .patch('/completeInterview', [ClientInterviews, 'complete'])
      .use(access.client('interviews', 'interviews:write'))
    router
      .patch('/settleDispute', [ClientInterviews, 'settle'])
      .use(access.client('interviews', 'interviews:write'))
    router
      .patch('/interviewers', [ClientInterviews, 'interviewers'])
      .use(access.client('interviews', 'interviews:write'))
    router
      .get('/interview-busy', [ClientInterviews, 'busy'])
      .use(access.client('see_interviews', 'interviews:read'))
    router
      .put('/scorecard', [controllers.interviews.scorecards.Scorecards, 'update'])
      .use(access.client('comments'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router
      .get('/interviews', [Interviews, 'index'])
      .as('candidate.interviews.index')
      .use(access.candidate())
    ofBothSides('candidate')
    router.post('/interview-slots', [CandidateInterviews, 'offer']).use(access.candidate())
    router.patch('/setInterviewSlot', [CandidateInterviews, 'choose']).use(access.candidate())
    router.patch('/disputeInterview', [CandidateInterviews, 'dispute']).use(access.candidate())
    router.patch('/confirmInterview', [CandidateInterviews, 'confirm']).use(access.candidate())
  })
  .prefix('/api/v1/candidate')

router
  .group(() => {
    router.get('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'show'])
    router.post('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'store'])
    router.delete('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'destroy'])
  })
  .prefix('/api/v1')
  .use(access.user('follow'))

router
  .get('/calendar/:token', [controllers.interviews.calendar.CalendarFeeds, 'read'])
  .use(access.open('calendars cannot sign in; the address itself is the secret'))
