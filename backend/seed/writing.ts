import { and, eq, like } from 'drizzle-orm';
import type { Role } from '@/backend/contract/accounts/user';
import { feedback } from '@/backend/db/schema/members';
import { authors } from '@/backend/db/schema/people';
import { categories, contents } from '@/backend/db/schema/stories';
import { outbox } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { approveContent } from '@/backend/modules/writing/commands/review/approve';
import { rejectContent } from '@/backend/modules/writing/commands/review/reject';
import { withdrawContent } from '@/backend/modules/writing/commands/publishing/live';
import { saveDraft } from '@/backend/modules/writing/commands/drafts/save-draft';
import { submitContent } from '@/backend/modules/writing/commands/drafts/submit';
import { html } from './local';
import { feedbackNotes, drafts, type DraftSeed } from './sample/drafts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Seeds drafts of the sample accounts in every state, through the same commands as real ones. */
export async function seedSampleWriting(context: Context): Promise<void> {
  const columnist = await sampleMember(context, 'columnist');
  const reader = await sampleMember(context, 'reader');
  const editor = await sampleMember(context, 'editor');
  if (!columnist || !reader || !editor) return;
  const [author] = await context.db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.userId, columnist.id));
  if (author)
    await context.db.update(contents).set({ ownerId: columnist.id }).where(eq(contents.authorId, author.id));
  const kinds = new Map((await context.db.select().from(categories)).map((row) => [row.key, row.id]));
  for (const seed of [...drafts].sort((a, b) => b.minutesAgo - a.minutesAgo))
    await writeDraft(
      context,
      seed,
      seed.by === 'columnist' ? columnist : reader,
      editor,
      kinds.get(seed.category) ?? null,
    );
  if (author) await editLive(context, columnist, author.id);
  // The sample accounts get notifications about these drafts, but their addresses do not exist, so letters must not be
  // sent.
  await context.db
    .delete(outbox)
    .where(and(eq(outbox.kind, 'mail'), like(outbox.recipient, '%@lianxun.test')));
  await context.db.insert(feedback).values(
    feedbackNotes.map(({ minutesAgo, content }) => ({
      userId: reader.id,
      content,
      images: [],
      createdAt: new Date(context.now().getTime() - minutesAgo * MINUTE_MS),
    })),
  );
}

async function sampleMember({ db }: Context, role: 'reader' | Role): Promise<Member | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.isSample, true), eq(users.email, `${role}@lianxun.test`)));
  return row ? { id: row.id, roles: row.roles, sessionId: 0 } : null;
}

/** The context with a clock set to an earlier time. */
const before = (context: Context, minutes: number): Context => {
  const time = context.now().getTime() - minutes * MINUTE_MS;
  return { ...context, now: () => new Date(time) };
};

async function writeDraft(
  context: Context,
  seed: DraftSeed,
  writer: Member,
  editor: Member,
  category_id: number | null,
): Promise<void> {
  const then = before(context, seed.minutesAgo);
  const { title, summary, body, en } = seed;
  const settings = { kind: 'article', category_id, version: undefined, id: undefined } as const;
  let draft = await saveDraft(then, writer, {
    ...settings,
    lang: 'zh-Hans',
    title,
    summary,
    body: html(body),
  });
  if (en)
    draft = await saveDraft(then, writer, { ...settings, ...draft, lang: 'en', ...en, body: html(en.body) });
  if (seed.state === 'draft') return;
  const sent = await submitContent(then, writer, { ...draft, note: seed.note ?? '', far: false });
  const decided = { ...sent, far: false, override_embargo: false, drop_corrections: false };
  if (seed.state === 'rejected') await rejectContent(then, editor, { ...sent, reason: seed.reason ?? '' });
  if (seed.state === 'scheduled')
    await approveContent(then, editor, { ...decided, release_time: tomorrowMorning(context) });
  if (seed.state === 'withdrawn') {
    const live = await approveContent(then, editor, decided);
    await withdrawContent(before(context, seed.minutesAgo / 2), editor, {
      ...live,
      reason: seed.reason ?? '',
    });
  }
}

/** Eight o'clock (UTC+8) of the next day, as wire time. */
function tomorrowMorning(context: Context): string {
  const day = new Date(context.now().getTime() + 8 * 3600_000 + DAY_MS).toISOString().slice(0, 10);
  return `${day} 08:00:00`;
}

/** Submits an edit of the columnist's newest live article. */
async function editLive(context: Context, columnist: Member, authorId: number): Promise<void> {
  const then = before(context, 26);
  const rows = await context.db
    .select({ id: contents.id, version: contents.version })
    .from(contents)
    .where(
      and(eq(contents.authorId, authorId), eq(contents.status, 'approved'), eq(contents.kind, 'article')),
    );
  const newest = rows.sort((a, b) => a.id - b.id).at(-1);
  if (!newest) return;
  const saved = await saveDraft(then, columnist, {
    ...newest,
    kind: 'article',
    lang: 'zh-Hans',
    summary: '补进了第三家团队的记录，数字按三家合计重算。',
  });
  await submitContent(then, columnist, {
    ...saved,
    note: '补进第三家的记录，摘要随之改写，正文只改了数字。',
    far: false,
  });
}
