import { and, eq } from 'drizzle-orm';
import { events, eventTexts, organisers } from '@/backend/db/schema/events';
import { users } from '@/backend/db/schema/users';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { preferred } from '@/backend/kernel/text/local';
import type { Hook } from '@/backend/modules/webhooks/queries/receivers';
import { queueLetter } from '@/backend/outbox/mail';

/** Writes to the owner of a webhook that it is paused: to its member, or to the organiser of its event. */
export async function notifyOwner(context: Context, hook: Hook): Promise<void> {
  const owner = await (hook.eventId === null ? memberOf(context, hook) : organiserOf(context, hook.eventId));
  if (!owner?.email) return;
  const { email, locale } = owner;
  const address = { host: new URL(hook.url).host, url: hook.url };
  const page = hook.eventId === null ? '/my/api' : `/ac_organ/${hook.eventId}/webhooks`;
  const sheet = { node: 'trouble', url: pageUrl(context.config, locale, page) } as const;
  await queueLetter(
    context,
    email,
    hook.eventId === null
      ? { key: 'keyWebhookPaused', locale, values: address, sheet }
      : {
          key: 'webhookPaused',
          locale,
          values: { ...address, title: await titleOf(context, hook.eventId, locale) },
          sheet,
        },
  );
}

const CONTACT = { email: users.email, locale: users.locale };

async function memberOf({ db }: Context, { userId }: Hook) {
  const [member] = await db
    .select(CONTACT)
    .from(users)
    .where(and(eq(users.id, userId ?? 0), eq(users.status, 'active')));
  return member;
}

async function organiserOf({ db }: Context, eventId: number) {
  const [organiser] = await db
    .select(CONTACT)
    .from(events)
    .innerJoin(organisers, eq(organisers.id, events.organiserId))
    .innerJoin(users, and(eq(users.id, organisers.userId), eq(users.status, 'active')))
    .where(eq(events.id, eventId));
  return organiser;
}

async function titleOf({ db }: Context, eventId: number, locale: typeof users.$inferSelect.locale) {
  const texts = await db.select().from(eventTexts).where(eq(eventTexts.eventId, eventId));
  return preferred(texts, locale)?.title ?? '';
}
