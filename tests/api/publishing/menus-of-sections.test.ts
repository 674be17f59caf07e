import { tags } from '@/backend/contract/tags';
import {
  announceWithMenus,
  recordFilledSections,
} from '@/backend/modules/publishing/commands/announce-with-menus';
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
    await recordFilledSections(world.context);
    expect(await announce('first')).toEqual(['first']);
    await world.sql`insert into notices (title, body, release_time) values ('{"en":"One"}', '{}', now() - interval '1 day')`;
    expect(await announce('one')).toEqual(['one', tags.brand, tags.all]);
    await world.sql`insert into notices (title, body, release_time) values ('{"en":"Two"}', '{}', now() - interval '1 day')`;
    expect(await announce('two')).toEqual(['two']);
    await world.sql`delete from notices`;
    expect(await announce('none')).toEqual(['none', tags.brand, tags.all]);
  });

  test('a start does not take for known what changed while no backend ran', async () => {
    await world.sql`insert into notices (title, body, release_time) values ('{"en":"Three"}', '{}', now() - interval '1 day')`;
    await recordFilledSections(world.context);
    expect(await announce('three')).toEqual(['three', tags.brand, tags.all]);
  });
});
