import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { Interviews } = controllers.interviews

/** The acts of both sides; their names differ, as a controller's method names one route only. */
function ofBothSides(side: 'client' | 'candidate') {
  const named = (action: string) => `${side}.interviews.${action}`
  router.get('/interview-applications', [Interviews, 'applications']).as(named('applications'))
  router.patch('/requestInterview', [Interviews, 'request']).as(named('request'))
  router.patch('/rescheduleInterview', [Interviews, 'reschedule']).as(named('reschedule'))
  router.patch('/declineInterview', [Interviews, 'decline']).as(named('decline'))
  router.patch('/cancelInterview', [Interviews, 'cancel']).as(named('cancel'))
  router.get('/interview/:id/calendar', [Interviews, 'calendar']).as(named('calendar'))
}

router
  .group(() => {
    router.get('/getInterviewsData', [Interviews, 'index']).as('client.interviews.index')
    ofBothSides('client')
    router.patch('/scheduleInterview', [controllers.interviews.ClientInterviews, 'schedule'])
    router.patch('/acceptInterview', [controllers.interviews.ClientInterviews, 'accept'])
    router.patch('/completeInterview', [controllers.interviews.ClientInterviews, 'complete'])
    router.patch('/settleDispute', [controllers.interviews.ClientInterviews, 'settle'])
    router.patch('/interviewers', [controllers.interviews.ClientInterviews, 'interviewers'])
    router.get('/interview-busy', [controllers.interviews.ClientInterviews, 'busy'])
    router.put('/scorecard', [controllers.interviews.scorecards.Scorecards, 'update'])
  })
  .prefix('/api/v1/client')
  .use(access.client())

router
  .group(() => {
    router.get('/interviews', [Interviews, 'index']).as('candidate.interviews.index')
    ofBothSides('candidate')
    router.post('/interview-slots', [controllers.interviews.CandidateInterviews, 'offer'])
    router.patch('/setInterviewSlot', [controllers.interviews.CandidateInterviews, 'choose'])
    router.patch('/disputeInterview', [controllers.interviews.CandidateInterviews, 'dispute'])
    router.patch('/confirmInterview', [controllers.interviews.CandidateInterviews, 'confirm'])
  })
  .prefix('/api/v1/candidate')
  .use(access.developer())

router
  .group(() => {
    router.get('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'show'])
    router.post('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'store'])
    router.delete('/calendar-feed', [controllers.interviews.calendar.CalendarFeeds, 'destroy'])
  })
  .prefix('/api/v1')
  .use(access.user())

router
  .get('/calendar/:token', [controllers.interviews.calendar.CalendarFeeds, 'read'])
  .use(access.open('calendars cannot sign in; the address itself is the secret'))
