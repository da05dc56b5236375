import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

type Options = { seconds: number }

/** For answers that are the same for everyone: caches keep them shortly, and a repeated question costs a 304. */
export default class CacheMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn, { seconds }: Options) {
    await next()
    if (request.method() !== 'GET' && request.method() !== 'HEAD') return
    // who is signed in may get more than everyone
    if (request.header('authorization')) return
    response.append('vary', 'authorization')
    response.header(
      'cache-control',
      `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`
    )
    const { content } = response.lazyBody
    if (content) content[1] = true
  }
}

const named = router.named({ cache: () => import('#api/http/middleware/cache_middleware') })
/** Lets browsers and proxies keep a public response for some seconds. */
export const cached = (seconds: number) => named.cache({ seconds })
