import { calls, type CallInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { readCalendar } from '@/backend/modules/events/queries/calendar';
import { listEvents, listOrganisers, readOrganiser } from '@/backend/modules/events/queries/lists';
import { findFilledSections } from '@/backend/modules/publishing/queries/filled-sections';
import { findRanges, findRows } from '@/backend/modules/publishing/queries/sitemaps';
import { SITEMAP_SOURCES, type SitemapSource } from '@/backend/contract/publishing/calls';
import { hasPostgres } from '@/tests/support/postgres';
import { makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const DAY_MS = 86_400_000;
const zh = { locale: 'zh-Hans' as const };

(hasPostgres ? describe : describe.skip)('lists of what is public', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  const dayAt = (days: number) =>
    new Date(world.context.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const eventOf = (member: Member, fields: Partial<CallInput<'updateActivity'>> = {}) =>
    makeEvent(world.context, member, [], fields);
  const rowsOf = (of: SitemapSource) =>
    findRows(world.context, { of, from: 0, to: 2_000_000_000, size: 100 });
  async function hostOf(name: string): Promise<{ member: Member; organiserId: number }> {
    const member = await world.member(name);
    await saveOrganiser(world.context, member, calls.saveOrganiser.input.parse({ name }));
    const [row] = await world.sql`select id from organisers where user_id = ${member.id}`;
    return { member, organiserId: Number(row?.id) };
  }

  test('an event or a story without any text is left out of the sitemap and breaks none', async () => {
    const { member } = await hostOf('sitemap');
    const whole = await eventOf(member);
    const bare = await eventOf(member);
    await world.sql`delete from event_texts where event_id = ${bare.id}`;
    await world.sql`insert into contents (kind, status, lang, release_time, updated_time)
      values ('article', 'approved', 'zh-Hans', now(), now())`;
    expect((await rowsOf('event')).map(({ id }) => id)).toEqual([whole.id]);
    expect(await rowsOf('content')).toEqual([]);
    expect(await findRanges(world.context, 'content')).toEqual([]);
    for (const of of SITEMAP_SOURCES)
      expect((await rowsOf(of)).filter(({ langs }) => langs.length === 0)).toEqual([]);
  });

  test('the last change of a day is that of its public flashes, not of drafts or later ones', async () => {
    const flash = async (status: string, updated: string) => {
      const [row] = await world.sql`insert into contents (kind, status, lang, release_time, updated_time)
        values ('flash', ${status}, 'zh-Hans', '2026-03-01T04:00:00Z', ${updated}) returning id`;
      await world.sql`insert into content_texts (content_id, lang, title, summary, body, length)
        values (${row?.id}, 'zh-Hans', 'T', '', '', 0)`;
    };
    await flash('approved', '2026-03-01T05:00:00Z');
    await flash('draft', '2026-03-09T05:00:00Z');
    await flash('scheduled', '2096-03-09T05:00:00Z');
    const [day] = await rowsOf('day');
    expect(day?.changed?.toISOString()).toBe('2026-03-01T05:00:00.000Z');
  });

  test('a notice is neither in the sitemap nor makes its section filled before its release', async () => {
    await world.sql`insert into notices (title, body, release_time)
      values ('{"zh-Hans":"T"}', '{}', now() + interval '1 day')`;
    const isFilled = async () => (await findFilledSections(world.context)).list.includes('notices');
    expect([await rowsOf('notice'), await isFilled()]).toEqual([[], false]);
    await world.sql`update notices set release_time = now() - interval '1 day'`;
    expect([(await rowsOf('notice')).length, await isFilled()]).toEqual([1, true]);
  });

  test('organisers with events to come are listed first, those with drafts only are not', async () => {
    const drafts = await hostOf('drafts');
    await eventOf(drafts.member, { status: 'draft' });
    const past = await hostOf('past');
    const over = await eventOf(past.member);
    await world.sql`update events set start_time = now() - interval '9 days', end_time = now() - interval '8 days'
      where id = ${over.id}`;
    const coming = await hostOf('coming');
    await eventOf(coming.member);
    const list = async (page: number, size: number) =>
      (await listOrganisers(world.context, { page, size, ...zh })).list.map(({ id }) => id);
    const ids = await list(1, 100);
    expect(ids).not.toContain(drafts.organiserId);
    expect(ids.indexOf(coming.organiserId)).toBeLessThan(ids.indexOf(past.organiserId));
    expect(await list(2, ids.length - 1)).toEqual([ids.at(-1)]);
    expect(await refusalOf(readOrganiser(world.context, drafts.organiserId, 'zh-Hans'))).toBe('done');
  });

  test('ended events take no place of those to come in a calendar, which goes by language', async () => {
    const { member } = await hostOf('calendar');
    const ended = await Promise.all([1, 2, 3].map(() => eventOf(member)));
    await world.sql`update events set start_time = now() - interval '3 days', end_time = now() - interval '2 days'
      where id in ${world.sql(ended.map(({ id }) => id))}`;
    const english = await eventOf(member, {
      lang: 'en',
      start_time: `${dayAt(20)} 14:00`,
      end_time: `${dayAt(20)} 16:00`,
    });
    const calendar = async (size: number, lang?: 'en') => {
      const input = calls.activityCalendar.input.parse({ from: dayAt(-30), size, lang, ...zh });
      return (await readCalendar(world.context, input)).list;
    };
    const two = await calendar(2);
    expect(two.map(({ state }) => state).sort()).toEqual(['ended', 'ended', 'upcoming', 'upcoming']);
    expect(two.map(({ start_time }) => Date.parse(start_time))).toEqual(
      two.map(({ start_time }) => Date.parse(start_time)).toSorted((a, b) => a - b),
    );
    expect((await calendar(1, 'en')).map(({ id }) => id)).toEqual([english.id]);
    const filter = { page: 1, size: 1, state: 'all' as const, lang: 'en' as const, ...zh };
    expect((await listEvents(world.context, filter)).total).toBe(1);
  });

  test('cancelled events are left out on request, and an event online has no place in the calendar', async () => {
    const { member } = await hostOf('online');
    const online = await eventOf(member, { mode: 'online', join_url: 'https://meet.example.org/1' });
    const off = await eventOf(member);
    const cancel = calls.updateActivity.input.parse({ id: off.id, status: 'cancelled' });
    await updateEvent(world.context, member, cancel);
    const idsOf = async (is_cancelled?: boolean) => {
      const input = calls.activities.input.parse({ state: 'all', size: 100, is_cancelled, ...zh });
      return (await listEvents(world.context, input)).list.map(({ id }) => id);
    };
    expect(await idsOf()).toEqual(expect.arrayContaining([online.id, off.id]));
    expect(await idsOf(false)).not.toContain(off.id);
    expect(await idsOf(true)).toEqual([off.id]);
    const input = calls.activityCalendar.input.parse({ from: dayAt(0), size: 100, ...zh });
    const { list } = await readCalendar(world.context, input);
    expect(list.find(({ id }) => id === online.id)).toMatchObject({ city: '', address: '' });
  });
});
