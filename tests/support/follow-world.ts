import { asc, eq } from 'drizzle-orm';
import { calls, type CallParsedInput } from '@/backend/contract/calls';
import { followLetters, followNews, memberFollows } from '@/backend/db/schema/follows';
import { authors } from '@/backend/db/schema/people';
import { contents } from '@/backend/db/schema/stories';
import { outbox } from '@/backend/db/schema/system';
import { labels, topics } from '@/backend/db/schema/topics';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { setFollow } from '@/backend/modules/follows/commands/follow';
import { deliverFollowNotice, queueDueNotices } from '@/backend/modules/follows/commands/push-news';
import { sendDueLetters } from '@/backend/modules/follows/commands/send-letters';
import { notifyFollowers } from '@/backend/modules/follows/commands/notify-followers';
import { saveContents } from '@/backend/modules/stories/commands/save';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { type MailSink, type Received, startMailSink } from './mail-sink';
import { startPushService } from './push-service';
import { startTicketWorld, type TicketWorld } from './ticket-world';
import { withSession } from './with-session';

export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

export type FollowWorld = Awaited<ReturnType<typeof startFollowWorld>>;

/** The backend's modules with a mail server, a push service and a clock that can be moved ahead. */
export async function startFollowWorld() {
  const sink: MailSink = await startMailSink();
  const service = await startPushService();
  const world: TicketWorld = await startTicketWorld({
    SMTP_URL: sink.url,
    ALERTS_PRIVATE_HOSTS: 'on',
    MAIL_FROM: 'Desk <desk@news.example>',
    NEWSLETTERS_MAILBOX: 'leave@news.example',
    NEWSLETTERS_BOUNCES: 'bounces@news.example',
  });
  const { context } = world;
  const { db } = context;
  const [author] = await db
    .insert(authors)
    .values({ name: { 'zh-Hans': '林岸', en: 'Lin An' }, bio: {} })
    .returning();
  const [topic] = await db
    .insert(topics)
    .values({ name: { 'zh-Hans': '稳定币', en: 'Stablecoins' }, intro: {} })
    .returning();
  const [label] = await db
    .insert(labels)
    .values({ name: { 'zh-Hans': 'ETH' }, nameKey: 'eth' })
    .returning();
  const ids = { author: author?.id ?? 0, topic: topic?.id ?? 0, label: label?.id ?? 0 };
  return {
    ...world,
    ids,
    sink,
    service,
    async member(name: string, locale: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hans'): Promise<Member> {
      const member = await world.member(name);
      await db.update(users).set({ locale }).where(eq(users.id, member.id));
      return withSession(context, member);
    },
    follow(member: Member, input: Partial<CallParsedInput<'setFollow'>>) {
      return setFollow(context, member, calls.setFollow.input.parse(input));
    },
    /** A story to be stored. */
    story: (title: string, fields: Partial<ContentDraft>) => storyOf(context, title, fields),
    /** Publishes a story. @returns its id */
    async publish(
      title: string,
      draft: Partial<ContentDraft> & { followsId?: number } = {},
    ): Promise<number> {
      const { followsId, ...fields } = draft;
      return inTransaction(context, async (inner) => {
        const [id = 0] = await saveContents(inner, [storyOf(context, title, fields)]);
        if (followsId !== undefined)
          await inner.db.update(contents).set({ followsId }).where(eq(contents.id, id));
        return id;
      });
    },
    /** Deletes what earlier tests left, so that it is not told in the next one. */
    async reset(): Promise<void> {
      await db.delete(memberFollows);
      await db.delete(followNews);
      await db.delete(followLetters);
      sink.letters.length = 0;
      sink.silence(() => false);
    },
    /** Notes for followers what the outbox has for them. */
    async record(): Promise<void> {
      for (;;) {
        const rows = await db.delete(outbox).where(eq(outbox.kind, 'follow')).returning();
        if (rows.length === 0) return;
        for (const { payload } of rows)
          await inTransaction(context, (inner) => notifyFollowers(inner, payload));
      }
    },
    /** Sends what is due by letter. @returns the letters that arrived by it */
    async letters(): Promise<Received[]> {
      const before = sink.letters.length;
      await sendDueLetters(context);
      return sink.letters.slice(before);
    },
    /** Notifies browsers of what is due, and of what is to be tried again. */
    async notify(): Promise<void> {
      await queueDueNotices(context);
      const rows = await db
        .select()
        .from(outbox)
        .where(eq(outbox.kind, 'followNotice'))
        .orderBy(asc(outbox.id));
      await db.delete(outbox).where(eq(outbox.kind, 'followNotice'));
      for (const { payload } of rows) await deliverFollowNotice(context, payload);
    },
    async end(): Promise<void> {
      await world.end();
      await sink.close();
      await service.stop();
    },
  };
}

function storyOf(context: Context, title: string, fields: Partial<ContentDraft>): ContentDraft {
  return {
    kind: 'flash',
    status: 'approved',
    texts: [{ lang: 'zh-Hans', title, summary: '', body: `<p>${title}，正文。</p>` }],
    authorId: null,
    categoryId: null,
    region: 'none',
    isImportant: false,
    pic: '',
    sourceName: {},
    sourceUrl: '',
    releaseTime: context.now(),
    labelIds: [],
    topicIds: [],
    ...fields,
  };
}

/** What a letter says: its subject, and its plain part. */
export function readLetter(letter: Received | undefined): { subject: string; text: string; html: string } {
  const raw = letter?.raw ?? '';
  const parts = raw.split(/\r?\n--[^\n]+\r?\n/);
  const part = (type: string) => {
    const whole = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
    const [head = '', ...body] = whole.split(/\r?\n\r?\n/);
    const text = body.join('\n\n');
    return /base64/i.test(head)
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replace(/=\r?\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString();
  };
  return { subject: subjectOf(raw), text: part('text/plain'), html: part('text/html') };
}

function subjectOf(raw: string): string {
  const line = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
  return line
    .replace(/\?=\r?\n[ \t]+=\?/g, '?==?')
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
}

/** Who got letters, in the order of the alphabet. */
export const toOf = (letters: readonly { to: string }[]) => letters.map(({ to }) => to).sort();
