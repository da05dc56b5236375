import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/shield'
import env from '#config/env'

const captcha = env.get('CAPTCHA_SITE_KEY') ? ['https://www.google.com/recaptcha/'] : []

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
      scriptSrc: [
        `'self'`,
        '@nonce',
        ...captcha,
        ...captcha.map(() => 'https://www.gstatic.com/recaptcha/'),
      ],
      styleSrc: [`'self'`, '@nonce'],
      styleSrcAttr: [`'unsafe-inline'`],
      fontSrc: [`'self'`],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      // a chosen video is shown, and its poster frame taken, before it is sent
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: [`'self'`, ...captcha, ...(app.inDev && process.env.DEV_MODE ? ['ws:'] : [])],
      workerSrc: [`'self'`],
      frameSrc: [`'self'`, ...captcha],
    },
  },
  // the bearer header authorises every write; no cookie does, so there is nothing to forge
  csrf: { enabled: false },
  xFrame: { enabled: true, action: 'SAMEORIGIN' },
  // files of public/ need them too, which this does not reach: response_headers_middleware.ts
  hsts: { enabled: false },
  contentTypeSniffing: { enabled: false },
})

export default shieldConfig
