import { sql } from 'drizzle-orm';
import { RECORD_KINDS } from '@/backend/contract/records/kinds';
import type { Locale } from '@/backend/contract/locale';
import { integer, nullable, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { readTitles, type Title } from './titles';

/** The fields of a log line from which its title is made. */
interface Line {
  subject: string;
  subjectId: string;
  title: string;
  version: number | null;
}

/** The subjects whose titles are names of people or feeds, or searched words; they are not translated. */
const NAMES: readonly string[] = [
  'author',
  'partner',
  'tool',
  'tool_category',
  'user',
  'feed',
  'search',
  'term',
];
const isRecord = (subject: string) => RECORD_KINDS.some((kind) => kind === subject);

/**
 * The title of each line, as it was at the time. For a reader of another language: of a story its present title in that
 * language, if there is one, and of a record its English title at the time. The language is null for names.
 */
export async function readLogTitles(
  context: Context,
  lines: readonly Line[],
  locale: Locale,
): Promise<{ title: string; lang: Locale | null }[]> {
  const ids = lines.filter(({ subject }) => subject === 'content').map(({ subjectId }) => Number(subjectId));
  const titles = await readTitles(context, [...new Set(ids)], locale);
  const english = locale === 'en' ? await readEnglish(context, lines) : new Map<string, string>();
  return lines.map(({ subject, subjectId, title, version }) => {
    const translated = english.get(`${subject} ${subjectId} ${version}`);
    if (translated) return { title: translated, lang: NAMES.includes(subject) ? null : 'en' };
    const now: Title | undefined = subject === 'content' ? titles.get(Number(subjectId)) : undefined;
    if (now?.lang === 'en' || (now && isLatin(title))) return now;
    const isConverted = subject === 'content' || (isRecord(subject) && !NAMES.includes(subject));
    return { title, lang: isConverted ? (now?.lang ?? 'zh-Hans') : null };
  });
}

/** Whether a title has no Chinese characters. */
const isLatin = (title: string) => title !== '' && !/\p{Script=Han}/u.test(title);

/** The English titles of the versions that these lines are about, by kind, record and version. */
async function readEnglish({ db }: Context, lines: readonly Line[]): Promise<Map<string, string>> {
  const recordLines = lines.filter(({ subject, version }) => isRecord(subject) && version !== null);
  if (recordLines.length === 0) return new Map();
  const wanted = recordLines.map(
    (line) => sql`(${line.subject}, ${Number(line.subjectId)}::bigint, ${line.version}::int)`,
  );
  const rows = await readRows(
    db,
    sql`
    select kind, ref_id, number, coalesce(document->'title'->>'en', document->'name'->>'en') as title
    from record_versions where (kind, ref_id, number) in (${sql.join(wanted, sql`, `)})`,
    { kind: text, ref_id: integer, number: integer, title: nullable(text) },
  );
  return new Map(
    rows.flatMap(({ kind, ref_id, number, title }) =>
      title ? [[`${kind} ${ref_id} ${number}`, title]] : [],
    ),
  );
}
