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
    router.patch('/confirmInterview', [controllers.interviews.CandidateInterviews, 'confirm'])
    router.get('/interview/:id/calendar', [controllers.interviews.CandidateInterviews, 'calendar'])
  })
  .prefix('/api/v1/candidate')
  .use(access.developer())
