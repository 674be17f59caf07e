import { RECORD_KINDS } from '@/backend/contract/records/kinds';
import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { readTitles, type Title } from './titles';

/** A line of the log, as far as its title goes. */
interface Line {
  subject: string;
  subjectId: string;
  title: string;
}

/** Names of people, feeds and searched words stand as they are. */
const NAMES: readonly string[] = ['author', 'partner', 'tool', 'tool_category', 'user', 'feed', 'search'];
const isRecord = (subject: string) => RECORD_KINDS.some((kind) => kind === subject);

/**
 * The title of each line: in Chinese as it was at the time; for a reader of another language than the title was written
 * in, the item's title of today in theirs, where there is one. Its language is null for names.
 */
export async function readLogTitles(
  context: Context,
  lines: readonly Line[],
  locale: Locale,
): Promise<{ title: string; lang: Locale | null }[]> {
  const ids = lines.filter(({ subject }) => subject === 'content').map(({ subjectId }) => Number(subjectId));
  const titles = await readTitles(context, [...new Set(ids)], locale);
  return lines.map(({ subject, subjectId, title }) => {
    const now: Title | undefined = subject === 'content' ? titles.get(Number(subjectId)) : undefined;
    if (now?.lang === 'en' || (now && isLatin(title))) return now;
    const isConverted = subject === 'content' || (isRecord(subject) && !NAMES.includes(subject));
    return { title, lang: isConverted ? (now?.lang ?? 'zh-Hans') : null };
  });
}

/** Whether a title has no Chinese characters. */
const isLatin = (title: string) => title !== '' && !/\p{Script=Han}/u.test(title);
