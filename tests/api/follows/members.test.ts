import { and, eq } from 'drizzle-orm';
import { alertSubscriptions } from '@/backend/db/schema/alerts';
import { followLetters, followNews, memberFollows } from '@/backend/db/schema/follows';
import { follows } from '@/backend/db/schema/members';
import { contents } from '@/backend/db/schema/stories';
import { labels } from '@/backend/db/schema/topics';
import { inTransaction } from '@/backend/kernel/context';
import { eraseUser } from '@/backend/modules/accounts/commands/delete-account';
import { endOwnSession } from '@/backend/modules/accounts/commands/sessions';
import { exportData } from '@/backend/modules/accounts/commands/export-data';
import { sweepBrowsers } from '@/backend/modules/alerts/commands/clear-topics';
import { addAlert } from '@/backend/modules/alerts/commands/subscribe';
import { readTopics } from '@/backend/modules/alerts/queries/topics';
import { removeFollow, setDigestTime } from '@/backend/modules/follows/commands/follow';
import { listFollows } from '@/backend/modules/follows/queries/list';
import { setFollow } from '@/backend/modules/members/commands/reactions';
import { moveFollows } from '@/backend/records/move-follows';
import { DAY, type FollowWorld, MINUTE, startFollowWorld, toOf } from '@/tests/support/follow-world';
import { refusalOf } from '@/tests/support/ticket-world';

let world: FollowWorld;
beforeAll(async () => {
  world = await startFollowWorld();
});
afterAll(() => world.end());
beforeEach(() => world.reset());

test('browsers are notified of one story by its title and of several by their number, and of nothing twice', async () => {
  const { ids, follow, publish, context, service } = world;
  const member = await world.member('pushed');
  const { follow: row } = await follow(member, { kind: 'topic', id: ids.topic, pace: 'now', mail: false });
  const browser = service.subscribe('pushed');
  const { endpoint, keys } = browser;
  const alert = { endpoint, keys, language: 'en' as const, topic: `follow:${row.id}` };
  const stranger = await world.member('stranger');
  expect(await refusalOf(addAlert(context, alert, stranger))).toBe('notFound');
  expect(await refusalOf(addAlert(context, alert))).toBe('notFound');
  await addAlert(context, alert, member);
  world.move(MINUTE);
  const id = await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  world.move(MINUTE);
  await world.notify();
  await world.notify();
  expect(browser.messages).toMatchObject([
    { flash: id, head: 'Following: Stablecoins', title: '一条', locale: 'en' },
  ]);
  const gone = await publish('撤下', { topicIds: [ids.topic] });
  await publish('二', { topicIds: [ids.topic] });
  await publish('三', { topicIds: [ids.topic] });
  await world.record();
  await context.db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.id, gone));
  world.move(MINUTE);
  await world.notify();
  expect(browser.messages).toHaveLength(2);
  expect(browser.messages[1]).toMatchObject({ many: 2, head: '2 new from what you follow', title: '三\n二' });
  expect(await world.letters()).toEqual([]);
  await removeFollow(context, member, { kind: 'topic', id: ids.topic });
  await publish('四', { topicIds: [ids.topic] });
  await world.record();
  world.move(MINUTE);
  await world.notify();
  expect(browser.messages).toHaveLength(2);
});

test('a browser is no longer notified of what a member follows once the session in it has ended', async () => {
  const { ids, follow, context, service } = world;
  const member = await world.member('signs-out');
  const { follow: row } = await follow(member, { kind: 'topic', id: ids.topic, pace: 'now', mail: false });
  const { endpoint, keys } = service.subscribe('signs-out');
  const alert = { endpoint, keys, language: 'en' as const };
  await addAlert(context, { ...alert, topic: `follow:${row.id}` }, member);
  await addAlert(context, { ...alert, topic: 'news' }, member);
  expect(await readTopics(context, endpoint)).toEqual([`follow:${row.id}`, 'news']);
  const other = service.subscribe('signs-out-elsewhere');
  await addAlert(
    context,
    { endpoint: other.endpoint, keys: other.keys, language: 'en', topic: `follow:${row.id}` },
    member,
  );
  await endOwnSession(context, member, member.sessionId);
  expect(await readTopics(context, endpoint)).toEqual(['news']);
  // What is left of a browser that is notified of nothing goes a day later.
  const isStored = eq(alertSubscriptions.endpoint, other.endpoint);
  await sweepBrowsers(context);
  expect(await context.db.$count(alertSubscriptions, isStored)).toBe(1);
  world.move(DAY + MINUTE);
  await sweepBrowsers(context);
  expect(await context.db.$count(alertSubscriptions, isStored)).toBe(0);
  expect(await readTopics(context, endpoint)).toEqual(['news']);
});

test('two choices at the same moment are both stored', async () => {
  const { ids, follow } = world;
  const member = await world.member('hasty');
  await follow(member, { kind: 'topic', id: ids.topic });
  const target = { kind: 'topic' as const, id: ids.topic };
  for (let time = 0; time < 5; time += 1) {
    await follow(member, { ...target, pace: 'daily', mail: true });
    await Promise.all([
      follow(member, { ...target, mail: false }),
      follow(member, { ...target, pace: 'weekly' }),
    ]);
    expect((await follow(member, target)).follow).toMatchObject({ mail: false, pace: 'weekly' });
  }
});

test('a digest that is overdue stays due when the member changes something else', async () => {
  const { ids, follow, publish, context } = world;
  const member = await world.member('overdue');
  await follow(member, { kind: 'topic', id: ids.topic, pace: 'weekly' });
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  world.move(8 * DAY);
  await setDigestTime(context, member, { time_zone: 'Asia/Shanghai', hour: 8, weekday: 1 });
  expect(toOf(await world.letters())).toEqual(['overdue@example.org']);
});

test('what waits is dropped with what is followed, and told sooner when it is to be told at once', async () => {
  const { ids, follow, publish, context } = world;
  const [stops, hurries] = [await world.member('stops'), await world.member('hurries')];
  for (const member of [stops, hurries])
    await follow(member, { kind: 'topic', id: ids.topic, pace: 'weekly' });
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  await removeFollow(context, stops, { kind: 'topic', id: ids.topic });
  await follow(hurries, { kind: 'topic', id: ids.topic, pace: 'now' });
  expect(toOf(await world.letters())).toEqual(['hurries@example.org']);
  world.move(8 * DAY);
  expect(await world.letters()).toEqual([]);
  const dropped = and(eq(followNews.userId, stops.id), eq(followNews.mailState, 'dropped'));
  expect(await context.db.$count(followNews, dropped)).toBe(1);
});

test('what a member follows and was told is exported with them, and erased with the account', async () => {
  const { ids, follow, publish, context, service } = world;
  const member = await world.member('leaves');
  const stays = await world.member('stays');
  for (const each of [member, stays])
    await follow(each, { kind: 'topic', id: ids.topic, pace: 'now', time_zone: 'Europe/Lisbon' });
  const [row] = (await listFollows(context, member, 'en')).list;
  const { endpoint, keys } = service.subscribe('leaves');
  await addAlert(context, { endpoint, keys, language: 'en', topic: `follow:${row?.id}` }, member);
  world.move(MINUTE);
  await publish('一条', { topicIds: [ids.topic] });
  await world.record();
  await world.letters();
  const { records } = await exportData(context, member);
  expect(records).toMatchObject({
    member_follows: [{ kind: 'topic', pace: 'now' }],
    follow_settings: [{ time_zone: 'Europe/Lisbon' }],
    follow_news: [{ mail_state: 'sent', push_state: 'waiting' }],
    follow_letters: [{ state: 'sent' }],
  });
  await inTransaction(context, (inner) => eraseUser(inner, member.id));
  for (const table of [memberFollows, followNews, followLetters])
    expect(await context.db.$count(table, eq(table.userId, member.id))).toBe(0);
  expect(await readTopics(context, endpoint)).toEqual([]);
  expect((await listFollows(context, stays, 'en')).list).toHaveLength(1);
});

test('an author is followed for both lists, and followers of a merged label follow the other', async () => {
  const { ids, follow, context } = world;
  const member = await world.member('moves');
  await follow(member, { kind: 'author', id: ids.author });
  expect(await context.db.$count(follows, eq(follows.userId, member.id))).toBe(1);
  await setFollow(context, member, ids.author, false);
  expect((await listFollows(context, member, 'en')).list).toEqual([]);
  await setFollow(context, member, ids.author, true);
  expect((await listFollows(context, member, 'en')).list).toMatchObject([
    { kind: 'author', id: null, mail: false, name: 'Lin An' },
  ]);
  await follow(member, { kind: 'label', id: ids.label, pace: 'weekly' });
  const [other] = await context.db
    .insert(labels)
    .values({ name: { 'zh-Hans': '以太坊' }, nameKey: 'yitaifang' })
    .returning();
  await inTransaction(context, (inner) => moveFollows(inner, 'label', ids.label, other?.id ?? 0));
  expect((await listFollows(context, member, 'zh-Hans')).list).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'label', name: '以太坊', pace: 'weekly' })]),
  );
  expect(await refusalOf(follow(member, { kind: 'topic', id: 999_999 }))).toBe('notFound');
  expect(await refusalOf(follow(member, { kind: 'event', id: 999_999 }))).toBe('notFound');
});
