import { calls } from '@/backend/contract/calls';
import type { Scope } from '@/backend/contract/api/scope-names';
import { webhookBody } from '@/backend/contract/webhooks/bodies';
import type { WebhookKind, WebhookSubject } from '@/backend/contract/webhooks/kinds';
import type { Member } from '@/backend/kernel/caller';
import { createKey } from '@/backend/modules/api/commands/keys';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { deliverWebhook } from '@/backend/modules/webhooks/commands/deliver';
import { createWebhook } from '@/backend/modules/webhooks/commands/manage-of-member';
import { notifyWebhooks } from '@/backend/modules/webhooks/commands/notify-webhooks';
import { listMemberWebhooks } from '@/backend/modules/webhooks/queries/of-member';
import { startHookAddress } from './hook-address';
import { ticketPeople } from './ticket-people';
import { startTicketWorld } from './ticket-world';

export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>;

/** A body that was received, once it is exactly what the description of the interface says of its kind. */
function asDescribed<Body extends { kind: WebhookKind }>(body: Body): Body {
  expect(webhookBody(body.kind).parse(body)).toEqual(body);
  return body;
}

/** Members with keys and webhooks, and an address that receives what is sent. */
export async function startWebhookWorld() {
  const world = await startTicketWorld({ WEBHOOKS_PRIVATE_HOSTS: 'on' });
  const people = await ticketPeople(world);
  const reader = await world.member('reader-of-webhooks');
  const address = await startHookAddress();

  const payloads = async (kind: string) => {
    const rows =
      await world.sql`select payload from outbox where kind = ${kind} and delivered_at is null order by id`;
    await world.sql`update outbox set delivered_at = now() where kind = ${kind}`;
    return rows.map(({ payload }) => payload);
  };
  /** Does what the outbox does: tells, then delivers. @returns what the address was told, in its order */
  const send = async () => {
    for (const payload of await payloads('webhookFact')) await notifyWebhooks(world.context, payload);
    for (const payload of await payloads('webhook'))
      await deliverWebhook(world.context, payload).catch(() => {});
    return address.received.map(({ body }) => asDescribed(JSON.parse(body)));
  };
  const keyOf = async (member: Member, scopes: Scope[] = ['content:read']) =>
    (await createKey(world.context, member, { name: 'A program', scopes, expires_at: null })).id;
  const hookOf = async (member: Member, subjects: WebhookSubject[], scopes?: Scope[]) => {
    const key_id = await keyOf(member, scopes);
    return {
      key_id,
      ...(await createWebhook(world.context, member, { url: address.url, subjects, key_id })),
    };
  };
  const list = (member: Member) =>
    listMemberWebhooks(world.context, member, calls.listWebhooks.input.parse({}));
  const save = async (title: string, more: Partial<ContentDraft> = {}) => {
    const flash: ContentDraft = {
      kind: 'flash',
      status: 'approved',
      texts: [{ lang: 'en', title, summary: '', body: `<p>${title}</p>` }],
      authorId: null,
      categoryId: null,
      region: 'none',
      isImportant: false,
      pic: '',
      sourceName: {},
      sourceUrl: '',
      releaseTime: new Date(),
      labelIds: [],
      topicIds: [],
      ...more,
    };
    const [id] = await saveContents(world.context, [flash]);
    return id ?? 0;
  };
  return {
    ...{ world, people, reader, address, payloads, send, keyOf, hookOf, list, save },
    /** Before each test: no webhooks, and nothing left to send. */
    reset: async () => {
      await world.sql`delete from event_webhooks`;
      await world.sql`update outbox set delivered_at = now() where kind in ('webhook', 'webhookFact')`;
      address.reset();
    },
    end: async () => {
      await world.end();
      await address.stop();
    },
  };
}
