import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { access } from '#api/http/access'
import { perAddress } from '#api/http/limiters'
import { cached } from '#api/http/middleware/cache_middleware'
import { VOTES_A_MINUTE } from '#api/content/content_facts'
import { FORMS_A_MINUTE } from '#api/content/leads/lead_facts'
// made at boot: a limiter keeps the connection it was made with
import '#api/content/leads/form_limits'
import '#api/accounts/proof_of_work'

const { faqs, help, skills, blogs, legal, maintenance, leads } = controllers.content

// what is written for everyone; browsers ask each time whether it is still the same
router
  .group(() => {
    router.get('/open-faqs', [faqs.Faqs, 'index'])
    router.post('/faq-group-lists', [faqs.Faqs, 'groups'])
    router.get('/help-pages', [help.HelpPages, 'index'])
    router.get('/help-pages/:slug', [help.HelpPages, 'show'])
    router.get('/skill-pages', [skills.SkillPages, 'index'])
    router.get('/skill-pages/:slug', [skills.SkillPages, 'show'])
    router.get('/blogs', [blogs.Blogs, 'index'])
    router.get('/blogs-recent', [blogs.Blogs, 'recent'])
    router.get('/blogs/:slug', [blogs.Blogs, 'show'])
    router.get('/legal-pages/:slug', [legal.LegalPages, 'show'])
  })
  .prefix('/api/v1')
  .use([access.open('what is published is for everyone'), cached(0)])

router
  .post('/api/v1/help-pages/:slug/vote', [help.HelpPages, 'vote'])
  .use([
    access.open('who reads a help page may say whether it helped'),
    perAddress('help-votes', VOTES_A_MINUTE),
  ])
router.post('/api/v1/admin/covers', [blogs.Covers, 'store']).use(access.admin('keep_content'))
router
  .get('/api/v1/maintenance-message', [maintenance.Maintenance, 'show'])
  .use(access.open('everyone reads what stops them'))

router
  .group(() => {
    router.post('/contact-us-form', [leads.Leads, 'contact'])
    router.post('/book-demo', [leads.Leads, 'demo'])
    router.post('/talk-to-sales', [leads.Leads, 'sales'])
    router.post('/open-feedback', [leads.Leads, 'feedback'])
    router.post('/services-query', [leads.Leads, 'services'])
  })
  .prefix('/api/v1')
  .use([access.open('forms for people who have no account'), perAddress('forms', FORMS_A_MINUTE)])
router
  .get('/api/v1/form-challenge', [leads.Leads, 'challenge'])
  .use(access.open('what the forms ask a browser to solve'))
