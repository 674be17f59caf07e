import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import {
  addressAnswer,
  type Addresses,
  type AnnouncedItem,
} from '@/backend/contract/publishing/announcement';
import { pingHub, pushToBaidu, pushToIndexNow } from './push';

const ASK_TIMEOUT_MS = 5000;

/** What is older is an archive that was imported, not news. */
export const NEWS_MS = 2 * 86_400_000;

/** Services that hear of news; each is off until it is set up. */
export const PUSHES = {
  websub: { isSetUp: (config: Config) => config.pushes.hubUrl !== null, push: pingHub },
  indexnow: { isSetUp: (config: Config) => config.pushes.indexNow !== null, push: pushToIndexNow },
  baidu: { isSetUp: (config: Config) => config.pushes.baiduUrl !== null, push: pushToBaidu },
} as const;

export type PushKind = keyof typeof PUSHES;

export interface Standing extends Omit<AnnouncedItem, 'langs'> {
  isLive: boolean;
  releaseTime: Date;
}

/** Delivers announcements of one kind: the portal says the addresses, the service gets them. */
export const announce =
  (kind: PushKind) =>
  async (context: Context, payload: unknown): Promise<void> => {
    await PUSHES[kind].push(context, await askAddresses(context, payload));
  };

/** @throws Error when the portal does not answer */
async function askAddresses({ config }: Context, payload: unknown): Promise<Addresses> {
  const answer = await fetch(`${config.portalUrl}/api/addresses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': config.secret },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the portal answered ${answer.status}`);
  return addressAnswer.parse(await answer.json());
}
