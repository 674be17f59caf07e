import { inArray } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import type { AnnouncedEvent, AnnouncedItem } from '@/backend/contract/publishing/announcement';
import { contentTexts } from '@/backend/db/schema/stories';
import { queueRows } from '@/backend/outbox/queue-rows';
import { ANNOUNCEMENT_SERVICES, type AnnouncementService } from './announcement-services';

/** Older items come from an imported archive and are not announced. */
const NEWS_MS = 2 * 86_400_000;

/** An item as it stands before or after a change. */
interface StoryState extends Omit<AnnouncedItem, 'langs'> {
  isLive: boolean;
  /** Whether it is withdrawn or removed. */
  isClosed: boolean;
  releaseTime: Date;
}

/**
 * Queues, in the caller's transaction, announcements of changed items that are live or were live before.
 */
export async function queueAnnouncements(
  context: Context,
  before: StoryState[],
  after: StoryState[],
): Promise<void> {
  const kinds = servicesOf(context);
  if (kinds.length === 0) return;
  const since = context.now().getTime() - NEWS_MS;
  const idsWhere = (is: (story: StoryState) => boolean) => new Set(before.filter(is).map(({ id }) => id));
  const wasLive = idsWhere(({ isLive }) => isLive);
  // Services that were notified of a withdrawal are notified that the story is back, however old it is.
  const wasClosed = idsWhere(({ isClosed }) => isClosed);
  const received = after.filter(
    ({ id, isLive, releaseTime }) =>
      wasLive.has(id) || (isLive && (wasClosed.has(id) || releaseTime.getTime() > since)),
  );
  if (received.length === 0) return;
  const texts = await context.db
    .select({ id: contentTexts.contentId, lang: contentTexts.lang })
    .from(contentTexts)
    .where(
      inArray(
        contentTexts.contentId,
        received.map((story) => story.id),
      ),
    );
  const stories: AnnouncedItem[] = received.map(
    ({ isLive: _, isClosed: __, releaseTime: ___, ...story }) => ({
      ...story,
      langs: texts.filter((text) => text.id === story.id).map((text) => text.lang),
    }),
  );
  await queueRows(
    context,
    ...kinds.map((kind) => ({ kind, payload: { items: stories }, dueAt: context.now() })),
  );
}

/** Queues, in the caller's transaction, the announcement of a public event. */
export async function queueEventAnnouncement(context: Context, event: AnnouncedEvent): Promise<void> {
  const kinds = servicesOf(context);
  if (kinds.length === 0) return;
  const payload = { items: [], events: [event] };
  await queueRows(context, ...kinds.map((kind) => ({ kind, payload, dueAt: context.now() })));
}

/** The services that are set up. */
function servicesOf({ config }: Context): AnnouncementService[] {
  return (Object.keys(ANNOUNCEMENT_SERVICES) as AnnouncementService[]).filter((kind) =>
    ANNOUNCEMENT_SERVICES[kind].isSetUp(config),
  );
}
