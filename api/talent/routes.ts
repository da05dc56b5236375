import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { SavedProfiles, SavedLists, TopShortlists } = controllers.talent.saved
const { CandidateProfiles } = controllers.talent.profile
const { Spotlights } = controllers.talent.spotlight
const { CandidateComments } = controllers.talent.comments
const { ClientContacts, CandidateContacts } = controllers.talent.contact

router
  .group(() => {
    router.get('/saved-profile-list', [SavedProfiles, 'index'])
    router.post('/save-profile', [SavedProfiles, 'store'])
    router.put('/saved-profile/:devId', [SavedProfiles, 'update'])
    router.put('/unsaved-profile/:devId', [SavedProfiles, 'destroy'])
    router.get('/top-shortlist', [TopShortlists, 'show'])
    router.put('/top-shortlist', [TopShortlists, 'update'])
    router.get('/saved-lists', [SavedLists, 'index'])
    router.post('/saved-lists', [SavedLists, 'store'])
    router.put('/saved-lists/:id', [SavedLists, 'update'])
    router.delete('/saved-lists/:id', [SavedLists, 'destroy'])

    router.get('/candidate/:devId', [CandidateProfiles, 'show'])

    router.post('/candidate-comment', [CandidateComments, 'store'])
    router.get('/candidate-comments/:devId', [CandidateComments, 'index'])
    router.put('/candidate-comment/:id', [CandidateComments, 'update'])
    router.delete('/candidate-comment/:id', [CandidateComments, 'destroy'])

    router.post('/view-contact-request', [ClientContacts, 'store'])
    router.get('/contact-requests', [ClientContacts, 'index'])
    router.get('/contact-quota', [ClientContacts, 'quota'])
    router.put('/contact-requests/:id/withdraw', [ClientContacts, 'withdraw'])
    router.post('/create-fetch-logs', [ClientContacts, 'fetch'])
    router.get('/fetch-logs', [ClientContacts, 'fetches'])
  })
  .prefix('/api/v1/client')
  .use(access.client())

router
  .group(() => {
    router.get('/contact-requests', [CandidateContacts, 'index'])
    router.put('/contact-requests/:id/accept', [CandidateContacts, 'accept'])
    router.put('/contact-requests/:id/decline', [CandidateContacts, 'decline'])
    router.get('/unlocks', [CandidateContacts, 'unlocks'])
    router.put('/unlocks/:id/revoke', [CandidateContacts, 'revoke'])
  })
  .prefix('/api/v1/candidate')
  .use(access.developer())

router
  .group(() => {
    router.get('/spotlight-wall-list', [Spotlights, 'wall'])
    router.get('/get-spotlight-candidates', [Spotlights, 'candidates'])
    router.get('/get-client-spotlight', [Spotlights, 'companies'])
  })
  .prefix('/api/v1')
  .use(access.open('the spotlight is there to be seen; names are masked'))
