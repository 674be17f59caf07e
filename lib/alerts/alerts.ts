import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';

const WORKER = '/alert-worker.js';
/** No page has an address below this, so the worker controls no page. */
const SCOPE = '/alert-worker/';

/** Whether this browser supports notifications or forbids them, and the topics it has subscribed to. */
export type AlertState = 'unsupported' | 'denied' | readonly string[];

/** @throws Error when the backend does not answer */
export async function readAlertState(locale: Locale): Promise<AlertState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await readSubscription();
  return subscription ? readTopics(subscription, locale) : [];
}

/**
 * Requests the reader's permission, subscribes to the browser's push service, and registers a topic with the backend.
 * @returns the new state
 * @throws Error when the push service or the backend refuses
 */
export async function turnAlertOn(topic: string, locale: Locale): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : [];
  const key = await postCall('alertKey', {}, locale);
  if (!key.ok) throw new Error(key.message);
  const registration = await activeRegistration();
  const existingSubscription = await registration.pushManager.getSubscription();
  const subscription =
    existingSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.data.key,
    }));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const subscriptionKeys = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  const added = await postCall('addAlert', { ...subscriptionKeys, language: locale, topic }, locale);
  if (added.ok) return readTopics(subscription, locale);
  if (!existingSubscription) await subscription.unsubscribe();
  throw new Error(added.message);
}

/**
 * Unsubscribes from a topic. With the last topic the browser's push subscription ends, before the backend is notified:
 * if that call fails, the next push fails, and the backend then deletes the subscription.
 * @throws Error when the backend refuses
 */
export async function turnAlertOff(topic: string, locale: Locale): Promise<AlertState> {
  const subscription = await readSubscription();
  if (!subscription) return [];
  const { endpoint } = subscription;
  const left = (await readTopics(subscription, locale)).filter((other) => other !== topic);
  if (left.length === 0) await subscription.unsubscribe();
  const removed = await postCall('removeAlert', { endpoint, topic }, locale);
  if (!removed.ok && left.length > 0) throw new Error(removed.message);
  return left;
}

async function readTopics({ endpoint }: PushSubscription, locale: Locale): Promise<readonly string[]> {
  const answer = await postCall('alertTopics', { endpoint }, locale);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.topics;
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A worker accepts subscriptions only once it is active. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  return registration;
}
