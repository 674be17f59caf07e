import { webhookDeliveries } from '@/backend/db/schema/webhooks';
import { eraseWebhooks } from '@/backend/modules/accounts/commands/erase-webhooks';
import { revokeKey } from '@/backend/modules/api/commands/keys';
import { removeWebhook, resumeWebhook } from '@/backend/modules/webhooks/commands/change';
import { createWebhook, updateWebhook } from '@/backend/modules/webhooks/commands/manage-of-member';
import {
  readDelivery,
  sendFailedAgain,
  sendWebhookAgain,
  tryWebhook,
} from '@/backend/modules/webhooks/commands/replay';
import { notifyWebhooks } from '@/backend/modules/webhooks/commands/notify-webhooks';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf } from '@/tests/support/ticket-world';
import { startWebhookWorld, type WebhookWorld } from '@/tests/support/webhook-world';

(hasPostgres ? describe : describe.skip)('a webhook without its key or its member', () => {
  let hooks: WebhookWorld;
  beforeAll(async () => {
    hooks = await startWebhookWorld();
  });
  beforeEach(() => hooks.reset());
  afterAll(() => hooks.end());

  test('nothing is sent for a key that has ended, not even what was waiting', async () => {
    const { key_id } = await hooks.hookOf(hooks.reader, ['content']);
    await hooks.save('Waiting');
    for (const payload of await hooks.payloads('webhookFact'))
      await notifyWebhooks(hooks.world.context, payload);
    await revokeKey(hooks.world.context, hooks.reader, key_id);
    await hooks.save('Too late');
    expect(await hooks.send()).toEqual([]);
    const { webhooks, deliveries } = await hooks.list(hooks.reader);
    expect(webhooks).toMatchObject([{ has_working_key: false, recent: ['failed'] }]);
    expect(deliveries.list[0]?.error).toBe('keyEnded');
    expect(deliveries.total).toBe(1);
  });

  test('webhooks and deliveries of somebody else cannot be seen, changed, tried or sent again', async () => {
    const hook = await hooks.hookOf(hooks.reader, ['content']);
    const { id } = await tryWebhook(hooks.world.context, hooks.reader, hook.id);
    const other = hooks.people.ann;
    const input = {
      id: hook.id,
      url: hooks.address.url,
      subjects: ['content' as const],
      key_id: hook.key_id,
    };
    const refusals = [
      tryWebhook(hooks.world.context, other, hook.id),
      readDelivery(hooks.world.context, other, id),
      sendWebhookAgain(hooks.world.context, other, id),
      sendFailedAgain(hooks.world.context, other, hook.id),
      resumeWebhook(hooks.world.context, other, hook.id),
      removeWebhook(hooks.world.context, other, hook.id),
      updateWebhook(hooks.world.context, other, input),
    ];
    for (const refusal of refusals) expect(await refusalOf(refusal)).toBe('notFound');
    expect((await hooks.list(other)).deliveries.total).toBe(0);
    const foreignKey = { url: hooks.address.url, subjects: ['content' as const], key_id: hook.key_id };
    expect(await refusalOf(createWebhook(hooks.world.context, other, foreignKey))).toBe('invalidInput');
  });

  test('the webhooks of a member who leaves go, and what others were told of their comments', async () => {
    await hooks.hookOf(hooks.reader, ['content']);
    const { id } = await hooks.hookOf(hooks.people.ann, ['comment']);
    for (const by of [hooks.reader, hooks.people.ann])
      await hooks.world.context.db.insert(webhookDeliveries).values({
        webhookId: id,
        kind: 'comment.published',
        body: { comment: { by: { id: by.id } } },
        state: 'sent',
        createdAt: new Date(),
      });
    await eraseWebhooks(hooks.world.context, hooks.reader.id);
    expect((await hooks.list(hooks.reader)).webhooks).toEqual([]);
    const { deliveries } = await hooks.list(hooks.people.ann);
    expect(deliveries.list.map(({ kind }) => kind)).toEqual(['comment.published']);
  });
});
