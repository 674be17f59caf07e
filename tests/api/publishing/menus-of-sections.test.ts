import { tags } from '@/backend/contract/tags';
import { announceWithMenus } from '@/backend/modules/publishing/commands/announce-with-menus';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

(hasPostgres ? describe : describe.skip)('menus of sections', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  const announce = async (tag: string): Promise<string[]> => {
    await announceWithMenus(world.context, [{ tags: [tag] }]);
    const [row] = await world.sql`select tags from page_changes order by id desc limit 1`;
    return row?.tags;
  };

  test('all pages are made anew when a section gets its first content or loses its last, and not otherwise', async () => {
    expect(await announce('first')).toEqual(['first', tags.brand, tags.all]);
    expect(await announce('again')).toEqual(['again']);
    await world.sql`insert into notices (title, body, release_time) values ('{"en":"One"}', '{}', now() - interval '1 day')`;
    expect(await announce('one')).toEqual(['one', tags.brand, tags.all]);
    await world.sql`insert into notices (title, body, release_time) values ('{"en":"Two"}', '{}', now() - interval '1 day')`;
    expect(await announce('two')).toEqual(['two']);
    await world.sql`delete from notices`;
    expect(await announce('none')).toEqual(['none', tags.brand, tags.all]);
  });
});
