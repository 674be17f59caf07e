import { calls } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { saveDraft } from '@/backend/modules/writing/commands/drafts/save-draft';
import { listRevisions, readRevision } from '@/backend/modules/writing/queries/drafts/revisions';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('the versions of a story', () => {
  let world: TicketWorld;
  let editor: Member;

  beforeAll(async () => {
    world = await startTicketWorld();
    editor = await world.member('desk', ['editor']);
  });
  afterAll(() => world.end());

  const save = (input: Record<string, unknown>) =>
    saveDraft(
      world.context,
      editor,
      calls.saveDraft.input.parse({ kind: 'article', ...WHOLE_TEXT, ...input }),
    );

  test('are listed with their titles, newest first, also old ones that have only texts', async () => {
    const first = await save({ title: '旧题' });
    await save({ id: first.id, version: first.version, title: '“引号”与\\反斜线' });
    await world.sql`update content_revisions set texts = document->'texts', document = null
      where content_id = ${first.id} and number = ${first.version}`;
    const { list } = await listRevisions(world.context, editor, first.id);
    expect(list.map(({ title }) => title)).toEqual(['“引号”与\\反斜线', '旧题']);
    for (const { number, title } of list) {
      const { document } = await readRevision(world.context, editor, first.id, number);
      expect(document.texts[0]?.title).toBe(title);
    }
  });
});
