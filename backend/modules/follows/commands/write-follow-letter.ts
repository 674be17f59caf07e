import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { toZonedIso } from '@/backend/kernel/text/time';
import { keyedHash } from '@/backend/kernel/tokens';
import { readDigestTime } from '@/backend/modules/follows/queries/digest-time';
import { followKey, returnMark } from '@/backend/modules/follows/queries/follow-key';
import { readNames, type Target, targetKey } from '@/backend/modules/follows/queries/names';
import type { NewsLine } from '@/backend/modules/follows/queries/news-lines';
import { readReasons } from '@/backend/modules/follows/queries/waiting';
import { followWords } from '@/backend/modules/follows/queries/words';
import type { Letter } from '@/backend/outbox/hand-to-mail-server';
import { writeLetter } from '@/backend/outbox/write-letter';

/** What one letter shows; the rest is counted. */
const MAX_LINES = 60;
const DAY_MS = 86_400_000;

interface Content {
  id: number;
  userId: number;
  address: string;
  locale: Locale;
  lines: readonly NewsLine[];
  /** How many older news it counts without naming them. */
  counted: number;
}

/** A letter of what a member follows, with the headers of a list and the way to end it by one request (RFC 8058). */
export async function writeFollowLetter(context: Context, content: Content): Promise<Letter> {
  const { config } = context;
  const { id, userId, address, locale, lines, counted } = content;
  const words = followWords[locale];
  const key = followKey(context, userId);
  const reasons = await reasonsOf(context, lines, locale);
  const { timeZone } = await readDigestTime(context, userId);
  const shown = lines.slice(0, MAX_LINES);
  const total = lines.length + counted;
  const values = {
    title: lines[0]?.title ?? '',
    count: String(total),
    others: String(total - 1),
    more: total > shown.length ? `… +${total - shown.length}` : '',
  };
  const written = writeLetter(config, total === 1 ? 'followedOne' : 'followedSeveral', locale, values, {
    stories: shown.map((line) => ({
      time: clock(line.at, context.now(), timeZone),
      title: line.title,
      line: line.line,
      why: `${words.by}${reasons.get(line.newsId) ?? ''}`,
      url: pageUrl(config, locale, line.path),
      badge: line.isImportant && line.story !== 'event' ? words.important : '',
    })),
    links: [
      { word: words.change, url: pageUrl(config, locale, '/my/follow') },
      { word: words.leave, url: pageUrl(config, locale, `/letters/unsubscribe/${key}`) },
    ],
  });
  const { bounces } = config.newsletters;
  return {
    from: config.mail.from,
    to: address,
    subject: written.subject,
    text: written.text,
    html: written.html,
    messageId: messageId(context, id),
    headers: listHeaders(context, id, key),
    ...(bounces !== null && { envelope: { from: returnAddress(context, bounces, id), to: address } }),
  };
}

/** By id of the news: the names of what it is told for, joined. */
async function reasonsOf(
  context: Context,
  lines: readonly NewsLine[],
  locale: Locale,
): Promise<Map<number, string>> {
  const rows = await readReasons(
    context,
    lines.map(({ newsId }) => newsId),
  );
  const target = (row: (typeof rows)[number]): Target => ({ kind: row.kind, id: row.target_id });
  const names = await readNames(context, rows.map(target), locale);
  const reasons = new Map<number, string>();
  for (const row of rows) {
    const reason = names.get(targetKey(target(row)));
    if (!reason || row.by_mail === 0) continue;
    const before = reasons.get(row.id);
    reasons.set(row.id, [...(before ? [before] : []), reason.name].join(locale === 'en' ? ', ' : '、'));
  }
  return reasons;
}

/** The hour of the last day, before it the day. */
function clock(at: Date, now: Date, timeZone: string): string {
  const iso = toZonedIso(at, timeZone);
  return now.getTime() - at.getTime() < DAY_MS ? iso.slice(11, 16) : iso.slice(5, 10);
}

function messageId({ config }: Context, id: number): string {
  const mark = keyedHash(config.secret, `follow-letter:${id}`).slice(0, 16);
  return `<follow.${id}.${mark}@${new URL(config.siteUrl).hostname}>`;
}

/** The address to which a letter is returned, with its number (VERP). */
function returnAddress(context: Context, bounces: string, id: number): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${id}-${returnMark(context, id)}${bounces.slice(at)}`;
}

function listHeaders({ config }: Context, id: number, key: string): Record<string, string> {
  const host = new URL(config.siteUrl).hostname;
  const mailto = `mailto:${config.newsletters.mailbox}?subject=unsubscribe%20${key}`;
  return {
    'List-Unsubscribe': `<${config.siteUrl}/letters/unsubscribe/${key}>, <${mailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<follows.letters.${host}>`,
    'Feedback-ID': `${id}:follows:letters:${host}`,
    'Auto-Submitted': 'auto-generated',
    Precedence: 'bulk',
  };
}
