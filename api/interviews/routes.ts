import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

router
  .group(() => {
    router.get('/getInterviewsData', [controllers.interviews.ClientInterviews, 'index'])
    router.patch('/scheduleInterview', [controllers.interviews.ClientInterviews, 'schedule'])
    router.patch('/requestInterview', [controllers.interviews.ClientInterviews, 'request'])
    router.patch('/acceptInterview', [controllers.interviews.ClientInterviews, 'accept'])
    router.patch('/rescheduleInterview', [controllers.interviews.ClientInterviews, 'reschedule'])
    router.patch('/declineInterview', [controllers.interviews.ClientInterviews, 'decline'])
    router.patch('/cancelInterview', [controllers.interviews.ClientInterviews, 'cancel'])
    router.patch('/completeInterview', [controllers.interviews.ClientInterviews, 'complete'])
    router.patch('/settleDispute', [controllers.interviews.ClientInterviews, 'settle'])
    router.patch('/interviewers', [controllers.interviews.ClientInterviews, 'interviewers'])
    router.get('/interview-busy', [controllers.interviews.ClientInterviews, 'busy'])
    router.put('/scorecard', [controllers.interviews.scorecards.Scorecards, 'update'])
    router.get('/interview/:id/calendar', [controllers.interviews.ClientInterviews, 'calendar'])
  })
  .prefix('/api/v1/client')
  .use(access.client())

router
  .group(() => {
    router.get('/interviews', [controllers.interviews.CandidateInterviews, 'index'])
    router.patch('/requestInterview', [controllers.interviews.CandidateInterviews, 'request'])
    router.post('/interview-slots', [controllers.interviews.CandidateInterviews, 'offer'])
    router.patch('/setInterviewSlot', [controllers.interviews.CandidateInterviews, 'choose'])
    router.patch('/rescheduleInterview', [controllers.interviews.CandidateInterviews, 'reschedule'])
    router.patch('/declineInterview', [controllers.interviews.CandidateInterviews, 'decline'])
    router.patch('/cancelInterview', [controllers.interviews.CandidateInterviews, 'cancel'])
    router.patch('/disputeInterview', [controllers.interviews.CandidateInterviews, 'dispute'])
    router.patch('/confirmInterview', [controllers.interviews.CandidateInterviews, 'confirm'])
    router.get('/interview/:id/calendar', [controllers.interviews.CandidateInterviews, 'calendar'])
  })
  .prefix('/api/v1/candidate')
  .use(access.developer())

router
  .group(() => {
    router.get('/calendar-feed', [controllers.interviews.feeds.CalendarFeeds, 'show'])
    router.post('/calendar-feed', [controllers.interviews.feeds.CalendarFeeds, 'store'])
    router.delete('/calendar-feed', [controllers.interviews.feeds.CalendarFeeds, 'destroy'])
  })
  .prefix('/api/v1')
  .use(access.user())

router
  .get('/calendar/:token', [controllers.interviews.feeds.CalendarFeeds, 'read'])
  .use(access.open('calendars cannot sign in; the address itself is the secret'))
