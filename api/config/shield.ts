import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'

// Mantine writes style attributes into the server's HTML; everything else needs the nonce
const shieldConfig = defineConfig({
  csp: {
    enabled: true,
    reportOnly: false,
    directives: {
      defaultSrc: [`'self'`],
      baseUri: [`'none'`],
      objectSrc: [`'none'`],
      frameAncestors: [`'self'`],
      formAction: [`'self'`],
      scriptSrc: [`'self'`, '@nonce'],
      styleSrc: [`'self'`, '@nonce'],
      styleSrcAttr: [`'unsafe-inline'`],
      fontSrc: [`'self'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      // a chosen video is shown, and its poster frame taken, before it is sent
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: app.inDev && process.env.DEV_MODE ? [`'self'`, 'ws:'] : [`'self'`],
      workerSrc: [`'self'`],
      frameSrc: [`'self'`],
    },
  },
  // the bearer header authorises every write; no cookie does, so there is nothing to forge
  csrf: { enabled: false },
  xFrame: { enabled: true, action: 'SAMEORIGIN' },
  hsts: { enabled: app.inProduction, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})

export default shieldConfig
