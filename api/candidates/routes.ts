import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, perAccount } from '#api/http/limiters'
import { describeSection } from '#api/candidates/sections/describe_section'
import { sections } from '#api/candidates/sections/sections'

const { Profile } = controllers.candidates
const { AskedSkills, CandidateSkills } = controllers.candidates.skills
const { CandidateSections } = controllers.candidates.sections
const { Resumes } = controllers.candidates.resume
const { Videos } = controllers.candidates.media
const { UpdateRequests } = controllers.candidates.updates
const { Blocks, Popups, PublicProfiles, Visibility } = controllers.candidates.control
const { Drafts } = controllers.candidates.resume.draft
const { ProfileReviews } = controllers.candidates.approval
const { Portability } = controllers.candidates.portability

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

    router.post('/custom-skill', [AskedSkills, 'store'])

    router.get('/resumes', [Resumes, 'index'])
    router.post('/resume', [Resumes, 'store'])
    router.delete('/resume', [Resumes, 'destroy'])
    router.post('/resume/:id/read', [Resumes, 'readAgain'])

    router.get('/video', [Videos, 'show'])
    router.post('/video', [Videos, 'store'])
    router.delete('/video', [Videos, 'destroy'])
    router.post('/video/poster', [Videos, 'poster'])

    router.post('/submit-profile', [Visibility, 'submit'])
    router.get('/profile-update-requests', [UpdateRequests, 'index'])
    router.post('/profile-update-request', [UpdateRequests, 'store'])
    router.delete('/profile-update-request/:id', [UpdateRequests, 'destroy'])
    router.put('/deactivate', [Visibility, 'deactivate'])
    router.put('/snooze', [Visibility, 'snooze'])
    router.put('/activate', [Visibility, 'activate'])
    router.get('/blocked-companies', [Blocks, 'index'])
    router.post('/blocked-companies', [Blocks, 'store'])
    router.delete('/blocked-companies/:id', [Blocks, 'destroy'])
    router.get('/popups', [Popups, 'show'])
    router.put('/popups', [Popups, 'close'])
    router.get('/resume/:id/pages/:page', [Drafts, 'page'])
    router.get('/parsed-resume', [Drafts, 'show'])
    router.post('/parsed-resume/apply', [Drafts, 'apply'])
    router.post('/import/json-resume', [Portability, 'bringJsonResume']).use(heavy)
    router.post('/import/linkedin', [Portability, 'bringLinkedIn'])
    router
      .get('/export/json-resume', [Portability, 'jsonResume'])
      .use([perAccount('json-resume', 30), heavy])
    router
      .get('/export/resume.pdf', [Portability, 'pdf'])
      .use([perAccount('resume-pdf', 30), heavy])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

router
  .get('/api/v1/developers/:slug', [PublicProfiles, 'show'])
  .use(access.open('the candidate chose to show this card to everyone'))

router
  .get('/api/v1/admin/developers/:id/profile', [ProfileReviews, 'show'])
  .use(access.admin('see_people'))

for (const [area, section] of Object.entries(sections)) {
  const path = `/api/v1/candidate/${area}`
  describeSection(area, section)
  const here = (ctx: HttpContext, next: NextFn) => {
    ctx.section = section
    return next()
  }
  router
    .get(path, [CandidateSections, 'index'])
    .as(`candidate.${area}.index`)
    .use(access.candidate())
    .use(here)
  router
    .post(path, [CandidateSections, 'store'])
    .as(`candidate.${area}.store`)
    .use(access.candidate())
    .use(here)
  router
    .put(`${path}/order`, [CandidateSections, 'order'])
    .as(`candidate.${area}.order`)
    .use(access.candidate())
    .use(here)
  router
    .post(`${path}/restore`, [CandidateSections, 'restore'])
    .as(`candidate.${area}.restore`)
    .use(access.candidate())
    .use(here)
  router
    .put(`${path}/:id`, [CandidateSections, 'update'])
    .as(`candidate.${area}.update`)
    .use(access.candidate())
    .use(here)
  router
    .delete(`${path}/:id`, [CandidateSections, 'destroy'])
    .as(`candidate.${area}.destroy`)
    .use(access.candidate())
    .use(here)
}
