import type { Context } from '@/backend/kernel/context';
import { addressAnswer, type Addresses } from '@/backend/contract/publishing/announcement';
import type { AnnouncementService } from '@/backend/outbox/announcement-services';
import { announceToWebSub, announceToBaidu, announceToIndexNow } from './announce-to-services';

const REQUEST_TIMEOUT_MS = 5000;

/** How each service is notified. */
const ANNOUNCERS = {
  websub: announceToWebSub,
  indexnow: announceToIndexNow,
  baidu: announceToBaidu,
} satisfies Record<AnnouncementService, (context: Context, addresses: Addresses) => Promise<void>>;

/** The outbox handler for announcements to a service: requests the addresses from the portal and sends them. */
export const announce =
  (kind: AnnouncementService) =>
  async (context: Context, payload: unknown): Promise<void> => {
    await ANNOUNCERS[kind](context, await requestAddresses(context, payload));
  };

/** @throws Error when the portal does not answer */
async function requestAddresses({ config }: Context, payload: unknown): Promise<Addresses> {
  const answer = await fetch(`${config.portalUrl}/api/addresses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': config.secret },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the portal answered ${answer.status}`);
  return addressAnswer.parse(await answer.json());
}
