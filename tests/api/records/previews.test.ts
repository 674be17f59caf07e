import { landingKind } from '@/backend/modules/landings/commands/records/landing';
import { previewRecord, readPreview, sweepPreviews } from '@/backend/records/preview-record';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const MINUTE = 60_000;
const both = (text: string) => ({ 'zh-Hans': text, en: text });
const DOCUMENT = {
  ...{
    slug: 'tried-out',
    status: 'draft',
    title: both('Tried out'),
    summary: both('One line'),
    name: both('Tried'),
  },
  ...{ set: 'blue', tone: 'paper', display: 'numeral', motif: 'score', display_text: {}, place: {} },
  ...{ related: [], sections: [], pages: [] },
};

(hasPostgres ? describe : describe.skip)('a preview of a form', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  test('can be read for an hour, and is deleted afterwards', async () => {
    const editor = await world.member('editor', ['editor']);
    const { id } = await previewRecord(world.context, editor, landingKind, {
      kind: 'landing',
      document: DOCUMENT,
    });
    const shown = () => refusalOf(readPreview(world.other, { kind: 'landing', id }));
    const stored = async () => (await world.sql`select id from record_previews`).length;
    world.move(59 * MINUTE);
    await sweepPreviews(world.context);
    expect([await shown(), await stored()]).toEqual(['done', 1]);
    world.move(MINUTE);
    expect([await shown(), await stored()]).toEqual(['notFound', 1]);
    await sweepPreviews(world.context);
    expect(await stored()).toBe(0);
  });
});
