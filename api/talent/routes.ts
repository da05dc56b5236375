import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy } from '#api/http/limiters'

const { SavedProfiles, SavedLists, TopShortlists } = controllers.talent.saved
const { CandidateProfiles, ProfilePreviews } = controllers.talent.profile
const { Spotlights } = controllers.talent.spotlight
const { CandidateComments } = controllers.talent.comments
const { ClientContacts, CandidateContacts } = controllers.talent.contact

router
  .group(() => {
    router.get('/saved-profile-list', [SavedProfiles, 'index']).use(access.client('search'))
    router.post('/save-profile', [SavedProfiles, 'store']).use(access.client('save_profile'))
    router
      .put('/saved-profile/:devId', [SavedProfiles, 'update'])
      .use(access.client('save_profile'))
    router
      .put('/unsaved-profile/:devId', [SavedProfiles, 'destroy'])
      .use(access.client('save_profile'))
    router.get('/top-shortlist', [TopShortlists, 'show']).use(access.client('search'))
    router.put('/top-shortlist', [TopShortlists, 'update']).use(access.client('save_profile'))
    router.get('/saved-lists', [SavedLists, 'index']).use(access.client('search'))
    router.post('/saved-lists', [SavedLists, 'store']).use(access.client('save_profile'))
    router.put('/saved-lists/:id', [SavedLists, 'update']).use(access.client('save_profile'))
    router.delete('/saved-lists/:id', [SavedLists, 'destroy']).use(access.client('save_profile'))

    router
      .get('/candidate/:devId', [CandidateProfiles, 'show'])
      .use([access.client('search', 'candidates:read'), heavy])

    router.post('/candidate-comment', [CandidateComments, 'store']).use(access.client('comments'))
    router
      .get('/candidate-comments/:devId', [CandidateComments, 'index'])
      .use(access.client('comments'))
    router
      .put('/candidate-comment/:id', [CandidateComments, 'update'])
      .use(access.client('comments'))
    router
      .delete('/candidate-comment/:id', [CandidateComments, 'destroy'])
      .use(access.client('comments'))

    router
      .post('/view-contact-request', [ClientContacts, 'store'])
      .use(access.client('contact_request'))
    router.get('/contact-requests', [ClientContacts, 'index']).use(access.client('search'))
    router.get('/contact-quota', [ClientContacts, 'quota']).use(access.client('search'))
    router
      .put('/contact-requests/:id/withdraw', [ClientContacts, 'withdraw'])
      .use(access.client('contact_request'))
    router
      .post('/create-fetch-logs', [ClientContacts, 'fetch'])
      .use(access.client('contact_request'))
    router.get('/fetch-logs', [ClientContacts, 'fetches']).use(access.client('contact_request'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router.get('/contact-requests', [CandidateContacts, 'index'])
    router.put('/contact-requests/:id/accept', [CandidateContacts, 'accept'])
    router.put('/contact-requests/:id/decline', [CandidateContacts, 'decline'])
    router.get('/unlocks', [CandidateContacts, 'unlocks'])
    router.put('/unlocks/:id/revoke', [CandidateContacts, 'revoke'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

router
  .group(() => {
    router.get('/spotlight-wall-list', [Spotlights, 'wall'])
    router.get('/get-spotlight-candidates', [Spotlights, 'candidates'])
    router.get('/get-client-spotlight', [Spotlights, 'companies'])
  })
  .prefix('/api/v1')
  .use(access.open('the spotlight is there to be seen; names are masked'))

router
  .get('/api/v1/admin/developers/:id/preview', [ProfilePreviews, 'show'])
  .use(access.admin('see_people'))
