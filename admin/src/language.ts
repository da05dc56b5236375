import { i18n } from '@lingui/core'

// facts that are shared with the portal say their words through it; the console itself is in English
i18n.loadAndActivate({ locale: 'en', messages: {} })
