import { eq } from 'drizzle-orm';
import { followLetters, followNews } from '@/backend/db/schema/follows';
import { contents } from '@/backend/db/schema/stories';
import { claimLetter } from '@/backend/modules/follows/commands/claim-letter';
import { sendDueLetters } from '@/backend/modules/follows/commands/send-letters';
import { listFollows } from '@/backend/modules/follows/queries/list';
import { receiveMail } from '@/backend/modules/newsletters/commands/inbound/receive';
import { leave } from '@/backend/modules/newsletters/commands/leave';
import {
  type FollowWorld,
  HOUR,
  MINUTE,
  readLetter,
  startFollowWorld,
  toOf,
} from '@/tests/support/follow-world';
import { refusalOf } from '@/tests/support/ticket-world';

let world: FollowWorld;
beforeAll(async () => {
  world = await startFollowWorld();
});
afterAll(() => world.end());
beforeEach(() => world.reset());

const keyOf = (headers: Record<string, string>) =>
  /letters\/unsubscribe\/([\w-]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

test('the headers of a letter end it by one request or one letter, and what is followed stays', async () => {
  const { ids, follow, publish, context } = world;
  const member = await world.member('click');
  for (const each of [member, await world.member('write'), await world.member('spam')])
    await follow(each, { kind: 'topic', id: ids.topic, pace: 'now' });
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  const letters = await world.letters();
  const keys = new Map(letters.map(({ to, headers }) => [to.split('@')[0], keyOf(headers)]));
  const headers: Record<string, string> = letters[0]?.headers ?? {};
  expect(headers['list-unsubscribe']).toMatch(
    /^<https:\/\/news\.example\/letters\/unsubscribe\/([\w-]+)>, <mailto:leave@news\.example\?subject=unsubscribe%20\1>$/,
  );
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['list-id']).toBe('<follows.letters.news.example>');
  expect(headers.precedence).toBe('bulk');
  await leave(context, keys.get('click') ?? '');
  expect(await receiveMail(context, `Subject: unsubscribe ${keys.get('write')}\r\n\r\n`, false)).toBe(1);
  await receiveMail(
    context,
    JSON.stringify({ RecordType: 'SpamComplaint', Email: 'spam@example.org' }),
    true,
  );
  await publish('又一条', { topicIds: [ids.topic] });
  await world.record();
  expect(await world.letters()).toEqual([]);
  expect((await listFollows(context, member, 'en')).list).toMatchObject([
    { kind: 'topic', mail: false, name: 'Stablecoins' },
  ]);
  expect(await refusalOf(leave(context, 'zz-0000000000000000000000000000000000000000'))).toBe('notFound');
});

test('a letter that comes back later ends the letters of its member', async () => {
  const { ids, follow, publish, context } = world;
  const member = await world.member('returned');
  await follow(member, { kind: 'topic', id: ids.topic, pace: 'now' });
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  const [letter] = await world.letters();
  expect(letter?.from).toMatch(/^bounces\+\d+-[0-9a-f]{16}@news\.example$/);
  const report = (to: string) => `To: ${to}\r\nSubject: failed\r\n\r\nStatus: 5.1.1\r\n`;
  await receiveMail(context, report(letter?.from.replace(/-.{16}@/, '-0123456789abcdef@') ?? ''), false);
  expect((await listFollows(context, member, 'en')).list).toMatchObject([{ mail: true }]);
  await receiveMail(context, report(letter?.from ?? ''), false);
  expect((await listFollows(context, member, 'en')).list).toMatchObject([{ mail: false }]);
});

test('an address that is refused gets no more letters, and a full mailbox is tried again', async () => {
  const { ids, follow, publish, context } = world;
  const [nobody, full] = [await world.member('nobody'), await world.member('full')];
  for (const member of [nobody, full]) await follow(member, { kind: 'topic', id: ids.topic, pace: 'now' });
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  await world.letters();
  const stateOf = async (userId: number) => {
    const [row] = await context.db.select().from(followNews).where(eq(followNews.userId, userId));
    return row?.mailState;
  };
  expect([await stateOf(nobody.id), await stateOf(full.id)]).toEqual(['dropped', 'waiting']);
  expect((await listFollows(context, nobody, 'en')).list).toMatchObject([{ mail: false }]);
  expect((await context.db.select().from(followLetters)).map(({ answer }) => answer).join()).not.toContain(
    '@',
  );
});

describe('nobody is told twice', () => {
  test('control: a letter whose row is put back, as if it had not been noted, arrives twice', async () => {
    const { ids, follow, publish, context } = world;
    await follow(await world.member('control'), { kind: 'topic', id: ids.topic, pace: 'now' });
    world.move(MINUTE);
    await publish('一条', { topicIds: [ids.topic] });
    await world.record();
    await world.letters();
    await context.db.update(followNews).set({ mailState: 'waiting' });
    await world.letters();
    expect(toOf(world.sink.letters)).toEqual(['control@example.org', 'control@example.org']);
  });

  test('two backends that send at once send each letter once', async () => {
    const { ids, follow, publish, context, other } = world;
    for (let at = 0; at < 12; at++)
      await follow(await world.member(`race${at}`), { kind: 'topic', id: ids.topic, pace: 'now' });
    world.move(MINUTE);
    await publish('一条', { topicIds: [ids.topic] });
    await world.record();
    await Promise.all([sendDueLetters(context), sendDueLetters(other)]);
    await sendDueLetters(context);
    expect(world.sink.letters).toHaveLength(12);
    expect(new Set(toOf(world.sink.letters)).size).toBe(12);
  });

  test('a letter whose sender died after noting it becomes uncertain and is not sent again', async () => {
    const { ids, follow, publish, context } = world;
    const member = await world.member('died');
    await follow(member, { kind: 'topic', id: ids.topic, pace: 'now' });
    world.move(MINUTE);
    await publish('一条', { topicIds: [ids.topic] });
    await world.record();
    expect(await claimLetter(context, member.id)).not.toBeNull();
    world.move(MINUTE);
    expect(await world.letters()).toEqual([]);
    expect(await context.db.select().from(followLetters)).toMatchObject([{ state: 'uncertain' }]);
  });

  test('while the mail server is away nothing is lost, and afterwards it is one letter of what is still live', async () => {
    const { ids, follow, publish, context } = world;
    await follow(await world.member('away'), { kind: 'topic', id: ids.topic, pace: 'now' });
    world.move(MINUTE);
    await publish('一条', { topicIds: [ids.topic] });
    const gone = await publish('撤下', { topicIds: [ids.topic] });
    await world.record();
    const mail = { ...context.config.mail, smtpUrl: 'smtp://127.0.0.1:1' };
    await sendDueLetters({ ...context, config: { ...context.config, mail } });
    expect(await context.db.select().from(followLetters)).toEqual([]);
    await context.db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.id, gone));
    world.move(2 * HOUR);
    const [letter, ...more] = await world.letters();
    expect([letter?.to, more]).toEqual(['away@example.org', []]);
    expect(readLetter(letter).text).not.toContain('撤下');
    expect(await world.letters()).toEqual([]);
  });
});
