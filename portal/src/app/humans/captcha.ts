declare global {
  interface Window {
    grecaptcha?: {
      ready(then: () => void): void
      execute(key: string, options: { action: string }): Promise<string>
    }
  }
}

let loading: Promise<void> | undefined

/** The site key, which the server writes into the page when a captcha is set up. */
const siteKey = () => document.querySelector<HTMLMetaElement>('meta[name="captcha-key"]')?.content

/** An invisible captcha's token for one act, or undefined where none is set up. */
export async function captchaToken(action: string): Promise<string | undefined> {
  const key = siteKey()
  if (!key) return undefined
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`
    script.onload = () => resolve()
    // the server tells what to do; a later try loads it again
    script.onerror = () => {
      script.remove()
      loading = undefined
      resolve()
    }
    document.head.append(script)
  })
  await loading
  const { grecaptcha } = window
  if (!grecaptcha) return undefined
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(key, { action })
}
