import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#start/access'

const { Profile, CandidateSkills, Resumes } = controllers.candidates

router
  .group(() => {
    router.get('/profile', [Profile, 'show'])
    router.put('/profile', [Profile, 'update'])
    router.post('/profile-image', [Profile, 'changePhoto'])
    router.delete('/profile-image', [Profile, 'removePhoto'])
    router.get('/progress', [Profile, 'progress']).as('candidate.progress')
    router.get('/dev-step-data', [Profile, 'progress']).as('candidate.steps')
    router.put('/dev-step-data', [Profile, 'chooseTab'])

    router.get('/dev-techskill', [CandidateSkills, 'index'])
    router.post('/dev-techskill', [CandidateSkills, 'store'])
    router.put('/dev-techskill/order', [CandidateSkills, 'order'])
    router.put('/dev-techskill/:id', [CandidateSkills, 'update'])
    router.delete('/dev-techskill/:id', [CandidateSkills, 'destroy'])

    router.get('/resumes', [Resumes, 'index'])
    router.post('/resume', [Resumes, 'store'])
    router.delete('/resume', [Resumes, 'destroy'])
  })
  .prefix('/api/v1/candidate')
  .use(access.developer())
