import { eq } from 'drizzle-orm';
import { calls, type CallParsedInput } from '@/backend/contract/calls';
import { LETTERS_AN_HOUR } from '@/backend/contract/follows/kinds';
import { followNews } from '@/backend/db/schema/follows';
import { contents } from '@/backend/db/schema/stories';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { inTransaction } from '@/backend/kernel/context';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { notifyOfSales } from '@/backend/modules/follows/commands/sales';
import { notifyFollowers } from '@/backend/modules/follows/commands/notify-followers';
import { listFollows } from '@/backend/modules/follows/queries/list';
import { saveContents } from '@/backend/modules/stories/commands/save';
import {
  DAY,
  type FollowWorld,
  HOUR,
  MINUTE,
  readLetter,
  startFollowWorld,
  toOf,
} from '@/tests/support/follow-world';
import { makeEvent } from '@/tests/support/ticket-world';

let world: FollowWorld;
beforeAll(async () => {
  world = await startFollowWorld();
});
afterAll(() => world.end());
beforeEach(() => world.reset());

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

test('a week of more than two hundred news is one letter that counts them all', async () => {
  const { ids, follow, context } = world;
  const member = await world.member('busy');
  await follow(member, { kind: 'label', id: ids.label, pace: 'weekly' });
  world.move(MINUTE);
  const flash = (at: number) => world.story(`第${at}条`, { labelIds: [ids.label] });
  await saveContents(
    context,
    Array.from({ length: 230 }, (_, at) => flash(at + 1)),
  );
  await world.record();
  world.move(8 * DAY);
  const [letter, ...more] = await world.letters();
  expect(more).toEqual([]);
  const { text } = readLetter(letter);
  expect(text).toContain('230 条新内容');
  expect(text).toContain('第230条');
  expect(text).toContain('… +170');
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
  // The first flash is withdrawn, and the thread goes on by the name of the next.
  await world.context.db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.id, first));
  expect((await listFollows(world.context, member, 'zh-Hans')).list).toMatchObject([
    { kind: 'thread', target: first, page: second, name: '桥恢复' },
  ]);
  const third = await publish('桥的复盘', { followsId: second });
  await publish('别的事');
  await world.record();
  const letters = await world.letters();
  expect(letters.map((letter) => readLetter(letter).subject)).toEqual(['桥的复盘']);
  expect(readLetter(letters[0]).text).toContain(`/news/${third}`);
  expect(readLetter(letters[0]).text).toContain('关注：桥恢复');
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
  // Tickets for the invited are no news for everybody.
  const setType = (fields: Partial<typeof ticketTypes.$inferInsert>) =>
    context.db.update(ticketTypes).set(fields).where(eq(ticketTypes.eventId, event.id));
  await setType({ isHidden: true });
  await notifyOfSales(context);
  expect(await world.letters()).toEqual([]);
  await setType({ isHidden: false });
  await notifyOfSales(context);
  await notifyOfSales(context);
  expect((await world.letters()).map((letter) => readLetter(letter).subject)).toEqual([
    '开始售票：链上清算工作坊',
  ]);
  // A sale that is put off by minutes is not told a second time.
  await setType({ saleOpens: context.now() });
  await notifyOfSales(context);
  expect(await world.letters()).toEqual([]);
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
