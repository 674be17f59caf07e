import { and, eq } from 'drizzle-orm';
import { calls, type CallParsedInput } from '@/backend/contract/calls';
import { LETTERS_AN_HOUR } from '@/backend/contract/follows/kinds';
import { followLetters, followNews, memberFollows } from '@/backend/db/schema/follows';
import { follows } from '@/backend/db/schema/members';
import { contents } from '@/backend/db/schema/stories';
import { labels } from '@/backend/db/schema/topics';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { inTransaction } from '@/backend/kernel/context';
import { eraseUser } from '@/backend/modules/accounts/commands/delete-account';
import { exportData } from '@/backend/modules/accounts/commands/export-data';
import { addAlert } from '@/backend/modules/alerts/commands/subscribe';
import { readTopics } from '@/backend/modules/alerts/queries/topics';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { claimLetter } from '@/backend/modules/follows/commands/claim-letter';
import { removeFollow } from '@/backend/modules/follows/commands/follow';
import { notifyOfSales } from '@/backend/modules/follows/commands/sales';
import { sendDueLetters } from '@/backend/modules/follows/commands/send-letters';
import { notifyFollowers } from '@/backend/modules/follows/commands/notify-followers';
import { listFollows } from '@/backend/modules/follows/queries/list';
import { receiveMail } from '@/backend/modules/newsletters/commands/inbound/receive';
import { setFollow } from '@/backend/modules/members/commands/reactions';
import { leave } from '@/backend/modules/newsletters/commands/leave';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { moveFollows } from '@/backend/records/move-follows';
import { type FollowWorld, readLetter, startFollowWorld } from '@/tests/support/follow-world';
import { makeEvent, refusalOf } from '@/tests/support/ticket-world';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let world: FollowWorld;
beforeAll(async () => {
  world = await startFollowWorld();
});
afterAll(() => world.end());
beforeEach(async () => {
  // What earlier tests left is not told in this one.
  await world.context.db.delete(memberFollows);
  await world.context.db.delete(followNews);
  await world.context.db.delete(followLetters);
  world.sink.letters.length = 0;
  world.sink.silence(() => false);
});

const toOf = (letters: readonly { to: string }[]) => letters.map(({ to }) => to).sort();
const keyOf = (headers: Record<string, string>) =>
  /letters\/unsubscribe\/([\w-]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

test('a story that several follows find is told once to each member, at the quickest of their paces', async () => {
  const { ids, follow, publish } = world;
  const [now, later, nobody] = [
    await world.member('twice'),
    await world.member('weekly'),
    await world.member('other'),
  ];
  await follow(now, { kind: 'author', id: ids.author, pace: 'weekly' });
  await follow(now, { kind: 'topic', id: ids.topic, pace: 'now' });
  await follow(now, { kind: 'label', id: ids.label, pace: 'daily' });
  await follow(later, { kind: 'author', id: ids.author, pace: 'weekly' });
  await follow(nobody, { kind: 'topic', id: ids.topic, pace: 'now', mail: false });
  world.move(MINUTE);
  const story = {
    kind: 'article' as const,
    authorId: ids.author,
    topicIds: [ids.topic],
    labelIds: [ids.label],
  };
  const id = await publish('清算所的夜班', story);
  await world.record();
  const [letter, ...more] = await world.letters();
  expect(more).toEqual([]);
  expect(letter?.to).toBe('twice@example.org');
  const { subject, text, html } = readLetter(letter);
  expect(subject).toBe('清算所的夜班');
  expect(text).toContain(`https://news.example/wz_detail/${id}`);
  expect(text).toContain('关注：林岸、稳定币、ETH');
  expect(html).toContain(`href="https://news.example/wz_detail/${id}"`);
  // A correction is no news, and neither is the same row of the outbox again.
  await inTransaction(world.context, (inner) =>
    notifyFollowers(inner, { content: id, at: world.context.now().toISOString() }),
  );
  await saveContents(world.context, [
    {
      ...{
        id,
        status: 'approved' as const,
        categoryId: null,
        region: 'none' as const,
        isImportant: false,
        pic: '',
      },
      ...{ sourceName: {}, sourceUrl: '', releaseTime: world.context.now(), ...story },
      texts: [{ lang: 'zh-Hans', title: '清算所的夜班（更正）', summary: '', body: '<p>更正。</p>' }],
    },
  ]);
  await world.record();
  world.move(8 * DAY);
  const digest = await world.letters();
  expect(toOf(digest)).toEqual(['weekly@example.org']);
  expect(readLetter(digest[0]).subject).toBe('清算所的夜班（更正）');
});

test('everything of a day is one letter, at the hour of the member’s time zone, and none when nothing happened', async () => {
  const { ids, follow, publish } = world;
  const member = await world.member('digest', 'en');
  await follow(member, { kind: 'author', id: ids.author, time_zone: 'America/New_York' });
  await follow(member, { kind: 'label', id: ids.label });
  world.move(MINUTE);
  await publish('One', { authorId: ids.author });
  await publish('两', { labelIds: [ids.label] });
  await publish('Elsewhere', { topicIds: [ids.topic] });
  await world.record();
  expect(await world.letters()).toEqual([]);
  const [due] = await world.context.db.select({ at: followNews.mailDueAt }).from(followNews);
  expect(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/New_York',
    }).format(due?.at ?? 0),
  ).toBe('08:00');
  world.move(DAY);
  const [letter, ...more] = await world.letters();
  expect(more).toEqual([]);
  const { subject, text } = readLetter(letter);
  expect(subject).toContain('and 1 more');
  expect(text).toContain('2 new from what you follow');
  expect(text).toContain('Following: Lin An');
  world.move(DAY);
  expect(await world.letters()).toEqual([]);
});

test('a story that was withdrawn before the letter is left out', async () => {
  const { ids, follow, publish, context } = world;
  const member = await world.member('late');
  await follow(member, { kind: 'topic', id: ids.topic });
  world.move(MINUTE);
  const [liveId, gone] = [
    await publish('留下的', { topicIds: [ids.topic] }),
    await publish('撤下的', { topicIds: [ids.topic] }),
  ];
  await world.record();
  await context.db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.id, gone));
  world.move(DAY);
  const [letter] = await world.letters();
  const { text } = readLetter(letter);
  expect(text).toContain(`/news/${liveId}`);
  expect(text).not.toContain('撤下的');
});

test('the thread of a flash is followed from any of its flashes, and tells what comes after', async () => {
  const { follow, publish } = world;
  const first = await publish('桥暂停');
  const second = await publish('桥恢复', { followsId: first });
  await world.record();
  const member = await world.member('thread');
  await follow(member, { kind: 'thread', id: second, pace: 'now' });
  const { list } = await listFollows(world.context, member, 'zh-Hans');
  expect(list).toMatchObject([
    { kind: 'thread', target: first, name: '桥暂停', story: 'flash', pace: 'now' },
  ]);
  world.move(MINUTE);
  const third = await publish('桥的复盘', { followsId: second });
  await publish('别的事');
  await world.record();
  const letters = await world.letters();
  expect(letters.map((letter) => readLetter(letter).subject)).toEqual(['桥的复盘']);
  expect(readLetter(letters[0]).text).toContain(`/news/${third}`);
});

test('followers of an event are told of its last move, its cancellation and that tickets are on sale', async () => {
  const { context, follow } = world;
  const host = await world.member('host');
  const member = await world.member('visitor');
  const event = await makeEvent(context, host, [{ quantity: 10 }]);
  await follow(member, { kind: 'event', id: event.id, pace: 'now' });
  world.move(MINUTE);
  const day = event.start_time.slice(0, 10);
  const change = (fields: Partial<CallParsedInput<'updateActivity'>>) =>
    updateEvent(context, host, calls.updateActivity.input.parse({ id: event.id, ...fields }));
  await change({ start_time: `${day} 15:00`, end_time: `${day} 19:00` });
  await change({ address: '南阳路90号' });
  await change({ details: '<p>自带电脑。</p>' });
  await world.record();
  const [moved, ...more] = await world.letters();
  expect(more).toEqual([]);
  expect(readLetter(moved).subject).toBe('时间或地点有变：链上清算工作坊');
  expect(readLetter(moved).text).toContain('南阳路90号');
  await context.db
    .update(ticketTypes)
    .set({ saleOpens: new Date(context.now().getTime() + MINUTE) })
    .where(eq(ticketTypes.eventId, event.id));
  await notifyOfSales(context);
  expect(await world.letters()).toEqual([]);
  world.move(2 * MINUTE);
  await notifyOfSales(context);
  await notifyOfSales(context);
  expect((await world.letters()).map((letter) => readLetter(letter).subject)).toEqual([
    '开始售票：链上清算工作坊',
  ]);
  await change({ status: 'cancelled' });
  await world.record();
  expect((await world.letters()).map((letter) => readLetter(letter).subject)).toEqual([
    '已取消：链上清算工作坊',
  ]);
});

test('beyond the limit of an hour letters at once are gathered in one', async () => {
  const { ids, follow, publish } = world;
  const member = await world.member('often');
  await follow(member, { kind: 'topic', id: ids.topic, pace: 'now' });
  world.move(MINUTE);
  const sent: number[] = [];
  for (let at = 0; at < LETTERS_AN_HOUR + 3; at++) {
    await publish(`第${at + 1}条`, { topicIds: [ids.topic] });
    await world.record();
    sent.push((await world.letters()).length);
  }
  expect(sent).toEqual([...Array.from({ length: LETTERS_AN_HOUR }, () => 1), 0, 0, 0]);
  world.move(HOUR + MINUTE);
  const [gathered, ...more] = await world.letters();
  expect(more).toEqual([]);
  expect(readLetter(gathered).text).toContain('3 条新内容');
});

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
