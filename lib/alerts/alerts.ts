import { postMemberCall } from '@/lib/platform/calls/post-member-call';
import type { Locale } from '@/lib/platform/language/locales';

const WORKER = '/alert-worker.js';
/** No page has an address below this, so the worker controls no page. */
const SCOPE = '/alert-worker/';

export type AlertState = 'unsupported' | 'off' | 'on' | 'denied';

/** Whether this browser supports notifications, forbids them, or has them on or off. */
export async function readAlertState(): Promise<AlertState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await readSubscription()) ? 'on' : 'off';
}

/**
 * Asks the reader for permission, subscribes to the browser's push service, and registers with the backend.
 * @returns the new state
 * @throws Error when the push service or the backend refuses
 */
export async function turnAlertsOn(locale: Locale): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await postMemberCall('alertKey', {}, locale);
  if (!key.ok) throw new Error(key.message);
  const registration = await activeRegistration();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key.data.key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const given = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, language: locale };
  const added = await postMemberCall('addAlert', given, locale);
  if (added.ok) return 'on';
  await subscription.unsubscribe();
  throw new Error(added.message);
}

/**
 * Ends the browser's subscription first. If the backend call fails, the next push fails, and the backend forgets it.
 */
export async function turnAlertsOff(locale: Locale): Promise<AlertState> {
  const subscription = await readSubscription();
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await postMemberCall('removeAlert', { endpoint: subscription.endpoint }, locale);
  return 'off';
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A worker takes subscriptions once it is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  return registration;
}
