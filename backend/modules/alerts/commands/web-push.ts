import webPush from 'web-push';
import type { alertSubscriptions } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { readAlertKeys } from '@/backend/modules/alerts/queries/keys';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { PrivateAddressError } from '@/backend/modules/uploads/commands/guarded-network';

const TIMEOUT_MS = 10_000;
/** HTTP statuses by which a push service says that a subscription does not exist. */
const GONE = [404, 410];

export type Subscription = typeof alertSubscriptions.$inferSelect;
type Outcome = 'sent' | 'gone' | 'later';

interface Envelope {
  /** A newer notification with the same name replaces one that is not delivered yet; at most 32 characters. */
  name: string;
  /** Seconds after which a push service drops what it could not deliver. */
  seconds: number;
}

/** Returns a function that sends a message to a browser by its push service, encrypted. It never throws. */
export async function createPushSender(
  context: Context,
): Promise<(to: Subscription, message: object, envelope: Envelope) => Promise<Outcome>> {
  const { config, log } = context;
  const vapidDetails = { subject: `mailto:${config.contactEmail}`, ...(await readAlertKeys(context)) };
  return async ({ endpoint, p256dh, auth }, message, { name, seconds }) => {
    try {
      const options = { vapidDetails, TTL: seconds, topic: name };
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        options,
      );
      const { 'Content-Length': _, ...headers } = request.headers;
      const { status } = await fetchGuarded(endpoint, {
        mayBePrivate: () => config.alertsPrivateHosts,
        timeoutMs: TIMEOUT_MS,
        maxBytes: null,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: request.body,
      });
      if (GONE.includes(status)) return 'gone';
      return status === 429 || status >= 500 ? 'later' : 'sent';
    } catch (error) {
      if (error instanceof PrivateAddressError || isUnusable(error)) return 'gone';
      log.debug({ err: error }, 'a push service did not answer');
      return 'later';
    }
  };
}

/** Whether an error of the library means that the keys of a subscription are invalid. */
const isUnusable = (error: unknown): boolean =>
  error instanceof Error && /subscription|public key|p256dh|auth/i.test(error.message);
