import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { SavedProfiles, SavedLists, TopShortlists } = controllers.talent.saved

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
  })
  .prefix('/api/v1/client')
  .use(access.client())
