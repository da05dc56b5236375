import { Env } from '@adonisjs/core/env'
import app from '@adonisjs/core/services/app'
import { orFile } from '#config/secret_file'

/** A secret that is no password: guesses at it are not slowed down. */
const longSecret = (least: number) =>
  orFile((name, value) => {
    if (value && value.length < least)
      throw new Error(
        `${name} needs at least ${least} letters, as "openssl rand -base64 32" makes them`
      )
    return Env.schema.secret.optional()(name, value)
  })

const secret = orFile(Env.schema.secret.optional())
/** A mailbox, or a page of HTTPS. */
const contact = (name: string, value?: string) => {
  if (value && !/^([^\s@:]+@[^\s@:]+|https:\/\/\S+)$/.test(value))
    throw new Error(`${name} must be an e-mail address, or begin with https://`)
  return Env.schema.string.optional()(name, value)
}
/** Addresses of HTTP, apart by commas. */
const addresses = (name: string, value?: string) => {
  for (const each of value?.split(',') ?? [])
    if (!/^https?:$/.test(URL.parse(each.trim())?.protocol ?? ''))
      throw new Error(`${name} must be addresses that begin with https:// or http://`)
  return Env.schema.string.optional()(name, value)
}
const wholeNumber = (name: string, value?: string) => {
  if (value && !/^\d{1,6}$/.test(value))
    throw new Error(`${name} must be a whole number, 0 or more`)
  return Env.schema.number.optional()(name, value)
}
/** A secret that a library takes as a text. */
const secretText = orFile(Env.schema.string.optional())

/** Every setting the product knows; docs/settings.md lists them for operators. Each secret may be given as NAME_FILE. */
export const rules = {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number.optional(),
  HOST: Env.schema.string.optional({ format: 'host' }),
  APP_KEY: orFile(Env.schema.secret()),
  /** Former keys, parted by commas: what they encrypted is still read. */
  APP_KEY_FORMER: secret,
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  LOG_LEVEL: Env.schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
  ] as const),
  /** Proxies before the server: how many, or their addresses and networks; see api/http/trusted_proxies.ts. */
  TRUST_PROXY: Env.schema.string.optional(),
  /** Who hears of holes, for /.well-known/security.txt: a mailbox or a page (https). */
  SECURITY_CONTACT: contact,
  /** on (default): browsers come by HTTPS to hosts below ours, too; off where some of those have none. */
  HSTS_SUBDOMAINS: Env.schema.enum.optional(['on', 'off'] as const),
  CORS_ORIGIN: Env.schema.string.optional({ format: 'url', tld: false }),

  /** Seconds for which a process that was told to end still answers, and its readiness says so (0). */
  DRAIN_SECONDS: Env.schema.number.optional(),

  /** What reads /metrics shows this token; without it there is no such path. */
  METRICS_TOKEN: secret,

  /** From how many milliseconds on a statement is logged as slow (500); 0 for none. */
  SLOW_STATEMENT_MS: Env.schema.number.optional(),

  /** The collector that traces go to (OTLP over HTTP), headers that it asks for, and the share of work that is traced (1). */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_HEADERS: secret,
  OTEL_TRACES_SAMPLER_ARG: Env.schema.number.optional(),

  /** A server of the range protocol of Pwned Passwords, such as https://api.pwnedpasswords.com/range; none is asked unless set. */
  BREACHED_PASSWORDS_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** A ClamAV (clamd) that looks through every file, as host:port; none unless set. */
  CLAMAV_HOST: Env.schema.string.optional(),

  /** Whether admins need a second factor: required (default in production) or optional. */
  ADMIN_SECOND_FACTOR: Env.schema.enum.optional(['required', 'optional'] as const),

  /** Whole months for which the audit log is kept (84); 0 for good. */
  AUDIT_KEEP_MONTHS: wholeNumber,
  /** The same for notifications, and for mails of the product (24 each). */
  NOTIFICATIONS_KEEP_MONTHS: wholeNumber,
  MAILS_KEEP_MONTHS: wholeNumber,

  DATABASE_URL: secretText,
  DATABASE_POOL: Env.schema.number.optional(),
  /** PostgreSQL itself, where DATABASE_URL is a pool in transaction mode (PgBouncer). */
  DATABASE_DIRECT_URL: secretText,
  /** A streaming replica for lists, search and public pages, and the seconds by which it may be behind (2). */
  DATABASE_REPLICA_URL: secretText,
  DATABASE_REPLICA_LAG: Env.schema.number.optional(),

  /** inside (default): the server works the queue too; off: another process does (`node ace queue:work`). */
  QUEUE: Env.schema.enum.optional(['inside', 'off'] as const),

  /** auto (default): the columnar search index runs from 3,000 searchable profiles on; on: always; off: never; opensearch: the cluster below answers. */
  SEARCH_INDEX: Env.schema.enum.optional(['auto', 'on', 'off', 'opensearch'] as const),
  /** A cluster of OpenSearch, by one address or several apart by commas: it is fed where it is named. */
  OPENSEARCH_URL: addresses,
  OPENSEARCH_USER: Env.schema.string.optional(),
  OPENSEARCH_PASSWORD: secret,
  /** What the names of its indexes begin with (candor), their shards (1) and copies of each (1). */
  OPENSEARCH_PREFIX: Env.schema.string.optional(),
  OPENSEARCH_SHARDS: Env.schema.number.optional(),
  OPENSEARCH_REPLICAS: Env.schema.number.optional(),

  /** off (default); on: the text of resumes that are scans is recognised, with the English data of npm. */
  SCAN_RECOGNITION: Env.schema.enum.optional(['off', 'on'] as const),
  /** A folder of Tesseract's language data (*.traineddata, also .gz) in place of the English one. */
  SCAN_LANGUAGES: Env.schema.string.optional(),

  DRIVE_DISK: Env.schema.enum.optional(['local', 's3'] as const),
  STORAGE_PATH: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: secretText,
  S3_SECRET_ACCESS_KEY: secretText,
  S3_REGION: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),

  /** Where the nightly backup goes: a folder, or a bucket at the S3 above; none without either. The key seals it. */
  BACKUP_PATH: Env.schema.string.optional(),
  BACKUP_BUCKET: Env.schema.string.optional(),
  BACKUP_KEY: longSecret(32),

  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),
  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USER: Env.schema.string.optional(),
  SMTP_PASSWORD: secret,

  /** Text messages by Twilio: its account, secret, and the number or messaging service (MG…) that they come from. */
  TWILIO_ACCOUNT_SID: Env.schema.string.optional(),
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_FROM: Env.schema.string.optional(),
  TWILIO_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  /** Hosts, with their ports, of push services besides those of the known browsers. */
  WEB_PUSH_HOSTS: Env.schema.string.optional(),

  /** Answers by mail: the domain of their addresses, who parses what comes in there, and the secret that it shows. */
  REPLY_DOMAIN: Env.schema.string.optional(),
  REPLY_PROVIDER: Env.schema.enum.optional(['mailgun', 'postmark'] as const),
  REPLY_SECRET: secret,
  /** A language model behind an OpenAI-compatible endpoint: its address with /v1, key and name; seconds for an answer, and tokens that a company's analyses may take in a month. */
  AI_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  AI_KEY: secret,
  AI_MODEL: Env.schema.string.optional(),
  AI_SECONDS: Env.schema.number.optional(),
  AI_TOKENS_A_MONTH: Env.schema.number.optional(),

  /** Who tells what became of mails, and the secret that it shows. */
  MAIL_EVENTS_PROVIDER: Env.schema.enum.optional(['mailgun', 'postmark'] as const),
  MAIL_EVENTS_SECRET: secret,
  /** Mailboxes that people link: the keys of this installation at Google, Microsoft and LinkedIn; …_URL names another server of the same protocol. */
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  MICROSOFT_CLIENT_ID: Env.schema.string.optional(),
  MICROSOFT_CLIENT_SECRET: secret,
  MICROSOFT_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  LINKEDIN_CLIENT_ID: Env.schema.string.optional(),
  LINKEDIN_CLIENT_SECRET: secret,
  LINKEDIN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Stripe: its secret key, and the secret that its webhooks are signed with. STRIPE_URL names another server of the same protocol. */
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Razorpay, the default in India: the id and secret of its key, and the secret of its webhooks. */
  RAZORPAY_KEY_ID: Env.schema.string.optional(),
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  /** Who sells, as invoices say it; the tax number is a GSTIN in India. */
  SELLER_NAME: Env.schema.string.optional(),
  SELLER_ADDRESS: Env.schema.string.optional(),
  SELLER_EMAIL: Env.schema.string.optional({ format: 'email' }),
  SELLER_COUNTRY: Env.schema.string.optional(),
  SELLER_STATE: Env.schema.string.optional(),
  SELLER_TAX_NUMBER: Env.schema.string.optional(),
  /** Exports and sales to special economic zones without tax, under a letter of undertaking. */
  SELLER_LUT: Env.schema.boolean.optional(),
  /** A fixed tax outside India, in percent, and its name. */
  SELLER_TAX_PERCENT: Env.schema.number.optional(),
  SELLER_TAX_NAME: Env.schema.string.optional(),

  /** An invisible captcha (reCAPTCHA v3) on sign-up, sign-in and forgotten passwords; none without keys. */
  CAPTCHA_SITE_KEY: Env.schema.string.optional(),
  CAPTCHA_SECRET: secret,
  CAPTCHA_VERIFY_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  /** Requests a minute and address on open routes (600); 50 times wider outside production. */
  RATE_LIMIT: Env.schema.number.optional(),
  /** Requests a minute and signed-in account (6,000), the same everywhere. */
  RATE_LIMIT_ACCOUNT: Env.schema.number.optional(),
  /** Calls of one API key in a minute. */
  RATE_LIMIT_KEY: Env.schema.number.optional(),
  /** Name servers that are asked for the records of companies' own careers addresses, apart by commas; those of the system unless set. */
  NAME_SERVERS: Env.schema.string.optional(),
  /** The only hosts that webhooks may go to, with all below them, apart by commas; every public one unless set. */
  WEBHOOK_HOSTS: Env.schema.string.optional(),
  /** Addresses within the operator's network that webhooks may reach, apart by commas. */
  WEBHOOK_INSIDE: Env.schema.string.optional(),
}

export default await Env.create(app.appRoot, rules)
