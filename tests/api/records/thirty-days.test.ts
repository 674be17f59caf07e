import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@/backend/contract/calls';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { recordKinds } from '@/backend/main/record-kinds';
import { removePictures } from '@/backend/modules/uploads/commands/remove-pictures';
import { storeUpload } from '@/backend/modules/uploads/commands/store-picture';
import {
  deleteDiscarded,
  discardDraft,
  recoverDraft,
} from '@/backend/modules/writing/commands/drafts/discard';
import { saveDraft } from '@/backend/modules/writing/commands/drafts/save-draft';
import { readDraft } from '@/backend/modules/writing/queries/drafts/read-draft';
import { deleteRecord, restoreRecord } from '@/backend/records/delete-record';
import { readRecord } from '@/backend/records/read-record';
import { saveRecord } from '@/backend/records/save-record';
import { sweepRecords } from '@/backend/records/sweep';
import { zh } from '@/tests/support/created-records';
import { noise } from '@/tests/support/pictures';
import { WHOLE_TEXT } from '@/tests/support/drafts';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const DAY_MS = 86_400_000;
const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('what was deleted', () => {
  let world: TicketWorld;
  let editor: Member;

  beforeAll(async () => {
    world = await startTicketWorld();
    editor = await world.member('desk', ['editor']);
  });
  afterAll(() => world.end());

  const picture = async () =>
    storeUpload(world.context, editor, await noise(320, 200).png().toBuffer(), 'content');
  const isThere = (path: string) => existsSync(join(world.context.config.dataDir, path));

  /** Runs the hourly sweep as if so many days had passed, and the picture removals it queues. */
  async function sweepAfter(days: number) {
    const now = new Date(world.context.now().getTime() + days * DAY_MS);
    const then = { ...world.context, now: () => now };
    await deleteDiscarded(then);
    await sweepRecords(then);
    for (const { kind, payload } of await then.db.delete(outbox).returning())
      if (kind === 'pictures') await removePictures(then, payload);
  }

  const draftOf = (input: Record<string, unknown>) =>
    saveDraft(
      world.context,
      editor,
      calls.saveDraft.input.parse({ kind: 'article', ...WHOLE_TEXT, ...input }),
    );

  test('a discarded draft can be recovered with its versions for thirty days, and its pictures stay uploads of its author', async () => {
    const { context } = world;
    const [privatePicture, shared] = [await picture(), await picture()];
    const figure = (path: string) => `<figure><img src="${path}" alt="码头"></figure>`;
    const body = WHOLE_TEXT.body + figure(privatePicture) + figure(shared);
    const first = await draftOf({ body });
    await draftOf({ pic: shared });
    // Only an earlier version shows the picture.
    const second = await draftOf({ id: first.id, version: first.version });
    const gone = await discardDraft(context, editor, second);
    await sweepAfter(29);
    expect([privatePicture, shared].map(isThere)).toEqual([true, true]);
    const back = await recoverDraft(context, editor, gone);
    const read = () => readDraft(context, editor, first.id, 'zh-Hans');
    expect((await read()).document.texts[0]?.title).toBe(WHOLE_TEXT.title);
    const versions = () =>
      world.sql`select number from content_revisions where content_id = ${first.id} order by number`;
    expect(await versions()).toHaveLength(2);
    await sweepAfter(31);
    expect((await read()).document.texts[0]?.title).toBe(WHOLE_TEXT.title);

    await discardDraft(context, editor, back);
    await sweepAfter(31);
    await expect(read()).rejects.toMatchObject({ key: 'notFound' });
    expect(await versions()).toEqual([]);
    expect([privatePicture, shared].map(isThere)).toEqual([true, true]);
  });

  const DOCUMENTS: Partial<Record<RecordKindName, (pic: string) => Record<string, unknown>>> = {
    banner: (pic) => ({ title: zh('横幅'), link: '/features/5', pic, starts: null, ends: null }),
    topic: (pic) => ({ name: zh('专题'), intro: {}, summary: {}, summary_day: null, item_ids: [], pic }),
    label: () => ({ name: zh('标签') }),
    notice: (pic) => ({ title: zh('停机'), body: zh(`<p>今晚</p><p><img src="${pic}" alt="图"></p>`) }),
    landing: (pic) => ({
      slug: 'thirty-days',
      status: 'published',
      title: zh('落地页'),
      summary: zh('一句话'),
      name: zh('短名'),
      set: 'mint',
      tone: 'ground',
      display: 'numeral',
      motif: 'score',
      display_text: {},
      place: {},
      related: [],
      sections: [
        { type: 'gallery', key: 'pictures', title: zh('现场'), pictures: [{ pic, caption: zh('码头') }] },
      ],
      pages: [],
    }),
  };

  test.each(Object.entries(DOCUMENTS))('a %s can be restored for thirty days, too', async (name, make) => {
    const { context } = world;
    const kind = recordKinds[name as RecordKindName];
    const pic = await picture();
    const recordInput = { kind: name, id: null, version: null, document: make(pic) };
    const { id } = await saveRecord(context, editor, kind, calls.saveRecord.input.parse(recordInput));
    const remove = (version: number) => deleteRecord(context, editor, kind, { kind: kind.kind, id, version });
    const read = () => readRecord(context, editor, kind, calls.readRecord.input.parse({ kind: name, id }));
    const gone = await remove(1);
    await sweepAfter(29);
    expect(isThere(pic)).toBe(true);
    const back = await restoreRecord(context, editor, kind, { kind: kind.kind, id, version: gone.version });
    await sweepAfter(31);
    expect((await read()).versions.map(({ command }) => command)).toEqual(['undelete', 'delete', 'create']);
    expect(isThere(pic)).toBe(true);

    const last = await remove(back.version);
    await sweepAfter(31);
    await expect(
      restoreRecord(context, editor, kind, { kind: kind.kind, id, version: last.version }),
    ).rejects.toMatchObject({ key: expect.stringMatching(/notFound|wrongState/) });
    expect(await world.sql`select 1 from record_versions where kind = ${name} and ref_id = ${id}`).toEqual(
      [],
    );
    expect(isThere(pic)).toBe(true);
  });
});
