import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { heavy, perAddress } from '#api/http/limiters'

/** How many results one address checks by their text. */
const CHECKS_A_MINUTE = 30

const { accommodations, bank, choosing, taking, results, portable } = controllers.assessments

router
  .group(() => {
    router.get('/question-bank/export', [bank.Bank, 'export']).use(access.admin('see_tests'))
    router
      .post('/question-bank/import', [bank.Bank, 'import'])
      .use([access.admin('keep_tests'), heavy])
    router.get('/question-preview/:id', [bank.Bank, 'question']).use(access.admin('see_tests'))
    router.get('/test-preview/:id', [bank.Bank, 'test']).use(access.admin('see_tests'))
    router.get('/passage-audio/:id', [bank.Bank, 'audio']).use(access.admin('see_tests'))
  })
  .prefix('/api/v1/admin')

router
  .group(() => {
    router.get('/skill-tests', [choosing.Tests, 'skills'])
    router.get('/stack-tests', [choosing.Tests, 'stacks'])
    router.get('/test-selection', [choosing.Tests, 'selection'])
    router.post('/test-selection', [choosing.Tests, 'select'])
    router.get('/test-rules', [choosing.Tests, 'rules'])
    router.post('/test-practice', [choosing.Tests, 'practice'])
    router.get('/test-accommodation', [accommodations.Accommodations, 'show'])
    router.post('/test-accommodation', [accommodations.Accommodations, 'store'])
    router.delete('/test-accommodation', [accommodations.Accommodations, 'destroy'])
    router.post('/start-test', [taking.Attempts, 'store'])
    router.get('/test-attempt/:id', [taking.Attempts, 'show'])
    router.get('/test-audio/:id', [taking.Attempts, 'audio'])
    router.post('/test-answer', [taking.Attempts, 'answer'])
    router.post('/test-heartbeat', [taking.Attempts, 'heartbeat'])
    router.post('/test-finish', [taking.Attempts, 'finish'])
    router.post('/start-english-test', [taking.English, 'store'])
    router.get('/english-test/question', [taking.English, 'question'])
    router.get('/english-test/previous-question', [taking.English, 'previous'])
    router.post('/english-test/answer', [taking.English, 'answer'])
    router.post('/english-test/finish', [taking.English, 'finish'])
    router.get('/english-test/result', [taking.English, 'result'])
    router.get('/assessment-results', [results.Results, 'index'])
    router.get('/assessment-results/:id', [results.Results, 'show'])
    router.put('/assessment-results/:id', [results.Results, 'update'])
    router.post('/assessment-results/:id/credential', [portable.OwnCredentials, 'store'])
    router.delete('/assessment-results/:id/credential', [portable.OwnCredentials, 'destroy'])
  })
  .prefix('/api/v1/candidate')
  .use(access.candidate())

const checked = () => access.open('whoever is shown a signed result may check it')
router
  .group(() => {
    router.get('/credentials/:id', [portable.Credentials, 'show'])
    router.get('/credentials/:id/file', [portable.Credentials, 'file'])
    router.get('/credentials/:id/status', [portable.Credentials, 'status'])
    router
      .post('/credential-check', [portable.Credentials, 'check'])
      .use(perAddress('credential-checks', CHECKS_A_MINUTE))
  })
  .prefix('/api/v1')
  .use(checked())
router.get('/.well-known/jwks.json', [portable.Credentials, 'keys']).use(checked())
