import type { HttpContext } from '@adonisjs/core/http'
import { productName } from '#config/app'
import { plainPage } from '#api/http/errors/plain_page'
import { look } from '#api/http/text/look_facts'

/** What browsers need to install the portal as an app, and what it shows without a connection. */
export default class InstallsController {
  /**
   * Describes the app to browsers.
   *
   * @produces application/manifest+json
   */
  manifest({ response }: HttpContext) {
    const icon = (src: string, sizes: string, purpose = 'any') => ({
      ...{ src, sizes, purpose },
      type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    })
    return response.header('content-type', 'application/manifest+json').send(
      JSON.stringify({
        id: '/',
        name: productName,
        short_name: productName,
        description: 'Jobs for developers that say what they pay and when they answer.',
        start_url: '/login',
        scope: '/',
        display: 'standalone',
        background_color: look.light.ground,
        theme_color: look.light.ground,
        icons: [
          icon('/icon.svg', 'any'),
          icon('/icon-192.png', '192x192'),
          icon('/icon-512.png', '512x512'),
          icon('/icon-maskable-512.png', '512x512', 'maskable'),
        ],
      })
    )
  }

  /** Says that there is no connection; the service worker keeps it for then. */
  offline(ctx: HttpContext) {
    return plainPage(ctx, {
      title: 'No connection',
      body: '<p>This page is not here without a connection. Nothing that you sent before is lost.</p><form method="get"><button>Try again</button></form>',
    })
  }
}
