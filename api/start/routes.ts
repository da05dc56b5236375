import '#api/http/routes'
import '#api/accounts/routes'
import '#api/taxonomy/routes'
import '#api/files/routes'
import '#api/companies/routes'
import '#api/candidates/routes'
import '#api/jobs/routes'
import '#api/applications/routes'
import '#api/interviews/routes'
import '#api/reviews/routes'
import '#api/talent/routes'
import '#api/talent/search/routes'
import '#api/notifications/routes'
import '#api/privacy/routes'
import '#api/reporting/routes'
import '#api/catalogues/routes'

// it ends with the route for everything else; static imports that await are not evaluated in their order
await import('#api/pages/routes')
