import { api } from '../../app/api'

/** What this browser can do, and does, with pushes for the person. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

// for whom this browser was subscribed: another person who signs in here is asked anew
const MARK = 'push'

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** An iPhone takes pushes only for pages on its home screen. */
export const wantsInstalling = () =>
  /iPhone|iPad/.test(navigator.userAgent) &&
  !window.matchMedia('(display-mode: standalone)').matches

async function subscriptionNow() {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Whether this browser takes pushes for a person, or why it cannot. */
export async function pushState(userId: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = localStorage.getItem(MARK) === userId && (await subscriptionNow())
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

const tell = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON()
  return api.post('/push-subscriptions', {
    body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh, auth: keys!.auth } },
    notice: 'errors',
  })
}

/** Asks the person, subscribes this browser, and tells the server. Returns what came of it. */
export async function switchPushOn(userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(userId)
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const { data } = await api.get('/push-subscriptions/key')
  // one of another key, or of somebody else, is of no use
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.publicKey,
  })
  try {
    await tell(subscription)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  localStorage.setItem(MARK, userId)
  return 'on'
}

/** Ends the pushes to this browser. */
export async function switchPushOff() {
  localStorage.removeItem(MARK)
  const subscription = await subscriptionNow()
  if (!subscription) return
  await api.delete('/push-subscriptions', {
    body: { endpoint: subscription.endpoint },
    notice: 'errors',
  })
  await subscription.unsubscribe()
}

/** After a new sign-in the server knows the session but not its browser; what was on stays on. */
export async function keepPush(userId: string) {
  if (!isSupported() || Notification.permission !== 'granted') return
  const subscription = await subscriptionNow()
  if (!subscription) return
  if (localStorage.getItem(MARK) === userId) await tell(subscription)
  else await subscription.unsubscribe()
}
