import type { Context } from '@/backend/kernel/context';
import { addressAnswer, type Addresses } from '@/backend/contract/publishing/announcement';
import type { PushKind } from '@/backend/outbox/pushes';
import { pingHub, pushToBaidu, pushToIndexNow } from './push';

const REQUEST_TIMEOUT_MS = 5000;

/** How each service is notified. */
const PUSH = { websub: pingHub, indexnow: pushToIndexNow, baidu: pushToBaidu } satisfies Record<
  PushKind,
  (context: Context, addresses: Addresses) => Promise<void>
>;

/** The outbox handler for announcements to a service: requests the addresses from the portal and sends them. */
export const announce =
  (kind: PushKind) =>
  async (context: Context, payload: unknown): Promise<void> => {
    await PUSH[kind](context, await announceTo(context, payload));
  };

/** @throws Error when the portal does not answer */
async function announceTo({ config }: Context, payload: unknown): Promise<Addresses> {
  const answer = await fetch(`${config.portalUrl}/api/addresses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': config.secret },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the portal answered ${answer.status}`);
  return addressAnswer.parse(await answer.json());
}
