import { inArray } from 'drizzle-orm';
import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import {
  addressAnswer,
  type Addresses,
  type AnnouncedItem,
} from '@/backend/contract/publishing/announcement';
import { contentTexts } from '@/backend/db/schema/stories';
import { outbox } from '@/backend/db/schema/system';
import { pingHub, pushToBaidu, pushToIndexNow } from './push';

const ASK_TIMEOUT_MS = 5000;
/** What is older is an archive that was imported, not news. */
const NEWS_MS = 2 * 86_400_000;

/** Services that hear of news; each is off until it is set up. */
export const PUSHES = {
  websub: { isSetUp: (config: Config) => config.pushes.hubUrl !== null, push: pingHub },
  indexnow: { isSetUp: (config: Config) => config.pushes.indexNow !== null, push: pushToIndexNow },
  baidu: { isSetUp: (config: Config) => config.pushes.baiduUrl !== null, push: pushToBaidu },
} as const;
export type PushKind = keyof typeof PUSHES;

interface Standing extends Omit<AnnouncedItem, 'langs'> {
  isLive: boolean;
  releaseTime: Date;
}

/** Notes, in the caller's transaction, what the services are to hear: what is live, and what was until now. */
export async function queueAnnouncements(
  context: Context,
  before: Standing[],
  after: Standing[],
): Promise<void> {
  const kinds = (Object.keys(PUSHES) as PushKind[]).filter((kind) => PUSHES[kind].isSetUp(context.config));
  if (kinds.length === 0) return;
  const since = context.now().getTime() - NEWS_MS;
  const wasLive = new Set(before.filter((item) => item.isLive).map((item) => item.id));
  const heard = after.filter(
    (item) => wasLive.has(item.id) || (item.isLive && item.releaseTime.getTime() > since),
  );
  if (heard.length === 0) return;
  const texts = await context.db
    .select({ id: contentTexts.contentId, lang: contentTexts.lang })
    .from(contentTexts)
    .where(
      inArray(
        contentTexts.contentId,
        heard.map((item) => item.id),
      ),
    );
  const items: AnnouncedItem[] = heard.map(({ isLive: _, releaseTime: __, ...item }) => ({
    ...item,
    langs: texts.filter((text) => text.id === item.id).map((text) => text.lang),
  }));
  await context.db
    .insert(outbox)
    .values(kinds.map((kind) => ({ kind, payload: { items }, dueAt: context.now() })));
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
