import { FIRST_RULES } from '@/backend/contract/channels/rules';
import type { Member } from '@/backend/kernel/caller';
import { openSealedText } from '@/backend/kernel/sealed-text';
import { actOnPost } from '@/backend/modules/channels/commands/act-on-post';
import { chooseChannels } from '@/backend/modules/channels/commands/choose-channels';
import { deliverPost } from '@/backend/modules/channels/commands/deliver-post';
import { saveRules } from '@/backend/modules/channels/commands/save-rules';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { Postponement } from '@/backend/outbox/postponement';
import { startBlueskyStub } from '@/tests/support/channels/bluesky-stub';
import { startLineStub } from '@/tests/support/channels/line-stub';
import { startXStub } from '@/tests/support/channels/x-stub';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const CREATE = '/2/tweets';
const BROADCAST = '/v2/bot/message/broadcast';
const HOUR_MS = 3_600_000;

(hasPostgres ? describe : describe.skip)('accounts of channels', () => {
  let world: TicketWorld;
  let editor: Member;
  let x: Awaited<ReturnType<typeof startXStub>>;
  let line: Awaited<ReturnType<typeof startLineStub>>;
  let bluesky: Awaited<ReturnType<typeof startBlueskyStub>>;

  beforeAll(async () => {
    [x, line, bluesky] = await Promise.all([startXStub(), startLineStub(), startBlueskyStub()]);
    world = await startTicketWorld({
      X_CLIENT_ID: 'client',
      X_CLIENT_SECRET: 'secret',
      X_REFRESH_TOKEN: 'refresh-0',
      X_ACCOUNT: '@desk',
      X_API_URL: x.url,
      LINE_CHANNEL_TOKEN: 'line-token',
      LINE_API_URL: line.url,
      BLUESKY_HANDLE: 'desk.test',
      BLUESKY_APP_PASSWORD: 'app-password',
      BLUESKY_SERVICE_URL: bluesky.url,
      PORTAL_URL: 'http://127.0.0.1:9',
    });
    editor = await world.member('editor-of-accounts', ['editor', 'admin']);
    for (const channel of ['x', 'line', 'bluesky'] as const) {
      const { version } = await readRules(world.context, channel);
      await saveRules(world.context, editor, { channel, version, rules: FIRST_RULES });
    }
  });
  beforeEach(() => line.forget());
  afterAll(async () => {
    await world.end();
    await Promise.all([x.stop(), line.stop(), bluesky.stop()]);
  });

  const publish = async (title: string, more: Partial<ContentDraft> = {}): Promise<number> => {
    const [id] = await saveContents(world.context, [
      {
        kind: 'flash',
        status: 'approved',
        isImportant: true,
        region: 'none',
        pic: '',
        texts: [{ lang: 'zh-Hans', title, summary: '', body: `<p>${title}，详情</p>` }],
        authorId: null,
        categoryId: null,
        sourceName: {},
        sourceUrl: '',
        labelIds: [],
        topicIds: [],
        releaseTime: world.context.now(),
        ...more,
      },
    ]);
    return id ?? 0;
  };
  /** Does what the outbox does with the posts of a story, waiting as services ask, some times at most. */
  const deliver = async (id: number, context = world.context, max = 20): Promise<void> => {
    const posts = await world.sql`select id from channel_posts where content_id = ${id} order by id`;
    for (const { id: postId } of posts)
      for (let tries = 0; tries < max; tries += 1) {
        const error = await deliverPost(context, { postId: Number(postId) }).catch(
          (thrown: unknown) => thrown,
        );
        if (!(error instanceof Postponement)) break;
        world.move(error.until.getTime() - world.context.now().getTime() + 1);
      }
  };
  const stateOf = async (id: number, name: string) =>
    (await readChannelStates(world.context, id)).channels.find(({ channel }) => channel === name);

  test('a story goes to each account, and what they have to remember is stored sealed', async () => {
    const id = await publish('一座桥通了');
    await chooseChannels(world.context, id, ['x', 'line', 'bluesky']);
    await deliver(id);
    for (const name of ['x', 'line', 'bluesky'])
      expect(await stateOf(id, name)).toMatchObject({ state: 'sent' });
    expect(x.posts[0]?.text).toContain('utm_source=x');
    const rows = await world.sql`select name, sealed from channel_secrets order by name`;
    expect(rows.map(({ name }) => name)).toEqual(['bluesky', 'x']);
    const all = rows.map(({ sealed }) => String(sealed)).join();
    for (const token of [x.state.refresh, x.state.access, 'refresh-1', 'access-1'])
      expect(all).not.toContain(token);
    const { secret } = world.context.config;
    const opened = openSealedText(secret, 'channel secrets', String(rows[1]?.sealed)) ?? '';
    expect(JSON.parse(opened)).toMatchObject({ refresh: 'refresh-1', access: 'access-1' });
  });

  test('another backend uses the token this one has refreshed, and refreshes it in its turn', async () => {
    const first = await publish('第二座桥通了');
    await chooseChannels(world.other, first, ['x']);
    await deliver(first, world.other);
    expect(x.state.refresh).toBe('refresh-1');
    world.move(3 * HOUR_MS);
    const second = await publish('第三座桥通了');
    await chooseChannels(world.other, second, ['x']);
    await deliver(second, world.other);
    const third = await publish('第四座桥通了');
    await chooseChannels(world.context, third, ['x']);
    await deliver(third);
    expect(x.state.refresh).toBe('refresh-2');
    expect(await stateOf(third, 'x')).toMatchObject({ state: 'sent' });
  });

  test('a post X has although its answer was lost is found and not made again', async () => {
    const id = await publish('第五座桥通了');
    await chooseChannels(world.context, id, ['x']);
    x.plan(CREATE, 'cutAfter');
    await deliver(id);
    expect(await stateOf(id, 'x')).toMatchObject({ state: 'sent' });
    expect(x.posts.filter(({ text }) => text.includes('第五座桥'))).toHaveLength(1);
  });

  test('a post without an address is found by the words it was begun with, though its story was changed since', async () => {
    const { version } = await readRules(world.context, 'x');
    const rules = { ...FIRST_RULES, templates: { ...FIRST_RULES.templates, flash: '{title}' } };
    await saveRules(world.context, editor, { channel: 'x', version, rules });
    const id = await publish('第十一座桥通了');
    await chooseChannels(world.context, id, ['x']);
    world.move(HOUR_MS);
    x.plan(CREATE, 'cutAfter');
    await deliver(id, world.context, 1);
    expect(await stateOf(id, 'x')).toMatchObject({ state: 'sending' });
    await publish('第十一座桥中午通了', { id });
    await deliver(id);
    await saveRules(world.context, editor, { channel: 'x', version: version + 1, rules: FIRST_RULES });
    expect(await stateOf(id, 'x')).toMatchObject({ state: 'sent', problem: 'cannotEdit' });
    expect(x.posts.filter(({ text }) => text.includes('第十一座桥'))).toHaveLength(1);
  });

  test('a post that X does not let be read back is for an editor', async () => {
    const id = await publish('第六座桥通了');
    await chooseChannels(world.context, id, ['x']);
    x.plan(CREATE, 'cut');
    x.plan('/2/users/me', { status: 403, body: { detail: 'not allowed' } });
    await deliver(id);
    expect(await stateOf(id, 'x')).toMatchObject({ state: 'uncertain', answer: 'not allowed' });
    expect(x.posts.some(({ text }) => text.includes('第六座桥'))).toBe(false);
  });

  test('LINE is asked again with the same key while it knows it, and not a day later', async () => {
    const near = await publish('第七座桥通了');
    await chooseChannels(world.context, near, ['line']);
    line.plan(BROADCAST, 'cutAfter');
    await deliver(near);
    expect(await stateOf(near, 'line')).toMatchObject({ state: 'sent' });
    const accepted = line.accepted.size;
    const far = await publish('第八座桥通了');
    await chooseChannels(world.context, far, ['line']);
    const dayBefore = new Date(world.context.now().getTime() - 24 * HOUR_MS).toISOString();
    await world.sql`
      update channel_posts set state = 'sending', begun_at = ${dayBefore}
      where content_id = ${far}`;
    await deliver(far);
    expect(await stateOf(far, 'line')).toMatchObject({ state: 'uncertain' });
    expect(line.accepted.size).toBe(accepted);
  });

  test.each([
    [{ status: 429, body: { message: 'You have reached your monthly limit.' } }, 1, 2],
    [{ status: 401, body: { message: 'Authentication failed.' } }, 1, 2],
    [{ status: 429, body: { message: 'Too many requests' } }, 30, 17],
  ])(
    'a broadcast LINE may have is never offered to be sent anew, whatever it answers later: %j',
    async (trouble, times, calls) => {
      const id = await publish('第九座桥通了');
      await chooseChannels(world.context, id, ['line']);
      line.plan(BROADCAST, 'cutAfter');
      for (let time = 0; time < times; time += 1) line.plan(BROADCAST, trouble);
      await deliver(id);
      expect(await stateOf(id, 'line')).toMatchObject({ state: 'uncertain', answer: trouble.body.message });
      expect(line.callsOf(BROADCAST)).toHaveLength(calls);
      const send = { id, channel: 'line' as const, act: 'send' as const };
      expect(await refusalOf(actOnPost(world.context, editor, send))).toBe('wrongState');
    },
  );

  test('a story withdrawn before its sending is settled goes to nobody who could not take it back', async () => {
    const id = await publish('第十座桥通了');
    await chooseChannels(world.context, id, ['x', 'line']);
    const accepted = line.accepted.size;
    world.move(HOUR_MS);
    line.plan(BROADCAST, 'cut');
    x.plan(CREATE, 'cut');
    await deliver(id, world.context, 1);
    await publish('第十座桥通了', { id, status: 'withdrawn' });
    world.move(60_000);
    await deliver(id);
    expect(await stateOf(id, 'line')).toMatchObject({ state: 'uncertain' });
    expect(await stateOf(id, 'x')).toMatchObject({ state: 'skipped' });
    expect(line.accepted.size).toBe(accepted);
    expect(x.posts.some(({ text }) => text.includes('第十座桥'))).toBe(false);
  });
});
