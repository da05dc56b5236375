import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, perAccount } from '#api/http/limiters'

const { questions, rubric, runs, analyses, contests, evidence } = controllers.screening

router
  .group(() => {
    router.get('/get-ai-questions', [questions.Questions, 'index']).use(access.client('see_ai'))
    router
      .post('/create-or-update-ai-questions', [questions.Questions, 'store'])
      .use([access.client('ai'), perAccount('screening-questions', 60)])
    router
      .post('/generate-ideal-answer', [questions.Questions, 'idealAnswer'])
      .use([access.client('ai'), perAccount('ideal-answers', 60)])
    router
      .post('/applicant/generate-ai-question', [questions.Questions, 'forApplicant'])
      // a language model may take its time, for which nobody else who is heavy may wait
      .use([access.client('ai'), perAccount('applicant-questions', 30)])
    router.delete('/ai-questions/:id', [questions.Questions, 'destroy']).use(access.client('ai'))

    router.get('/ai-rubric/:jobId', [rubric.Rubrics, 'show']).use(access.client('see_ai'))
    router.put('/ai-rubric/:jobId', [rubric.Rubrics, 'update']).use(access.client('ai'))

    router.post('/run-ai-analysis', [runs.Runs, 'store']).use(access.client('ai'))
    router.get('/ai-runs', [runs.Runs, 'index']).use(access.client('see_ai'))
    router.put('/ai-runs/:id/cancel', [runs.Runs, 'cancel']).use(access.client('ai'))

    router
      .get('/ai-analysis/:applicationId', [analyses.Analyses, 'show'])
      .use(access.client('see_ai'))
    router
      .put('/ai-analysis/:applicationId/review', [analyses.Analyses, 'review'])
      .use(access.client('ai'))
    router.get('/ai-log/:jobId', [analyses.Analyses, 'log']).use(access.client('see_ai'))
    router
      .get('/ai-impact/:jobId', [analyses.Analyses, 'impact'])
      .use([access.client('see_ai'), heavy])

    router
      .get('/resume-evidence/:applicationId', [evidence.ResumeEvidences, 'show'])
      .use([access.client('see_applicants'), heavy])

    router.get('/ai-contests', [contests.Contests, 'index']).use(access.client('ai'))
    router.put('/ai-contests/:id/take', [contests.Contests, 'take']).use(access.client('ai'))
    router.put('/ai-contests/:id/answer', [contests.Contests, 'answer']).use(access.client('ai'))
  })
  .prefix('/api/v1/client')

router
  .group(() => {
    router.get('/ai-analysis/:applicationId', [contests.OwnAnalyses, 'show'])
    router.post('/ai-analysis/:applicationId/contest', [contests.OwnAnalyses, 'contest'])
    router.put('/ai-contests/:id/withdraw', [contests.OwnAnalyses, 'withdraw'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())
