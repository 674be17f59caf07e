import { z } from 'zod';
import { scriptWords } from '@/backend/contract/stories/script-words';
import { finishDraft } from '@/backend/import/draft';
import type { ImportEvent } from '@/backend/import/item';
import { renderMarkdown, withoutTitle } from '@/backend/import/markdown/render';
import { authorName } from '@/backend/import/text/author-name';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/kernel/dates/dates';
import { guessLang, langOfTag } from '@/backend/import/text/language';
import { webAddress } from '@/backend/import/text/web-address';
import { oldAddresses, placesOf, provenanceSchema, statusSchema } from './provenance';

/** One language version of an article. A `kind` other than article or flash is the name of its category. */
export const articleSchema = z.object({
  id: z.string().min(1),
  pair_id: z.string().min(1).nullish(),
  lang: z.string().nullish(),
  kind: z.string().nullish(),
  title: z.string().nullish(),
  summary: z.string().nullish(),
  search_title: z.string().nullish(),
  date: z.union([z.string(), z.number()]).nullish(),
  author: z.string().nullish(),
  category: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  body_markdown: z.string(),
  pic: z.string().nullish(),
  status: statusSchema,
  old_addresses: oldAddresses,
  is_important: z.boolean().nullish(),
  script_words: scriptWords.optional(),
  source: provenanceSchema,
});

export function articleItem(
  record: z.infer<typeof articleSchema>,
  where: string,
  rules: ImportRules,
): ImportEvent {
  const title = record.title ?? '';
  const lang = langOfTag(record.lang) ?? guessLang(`${title}${record.body_markdown}`);
  const kind = record.kind ?? 'article';
  const isKind = kind === 'article' || kind === 'flash';
  return finishDraft(
    {
      sourceKey: `jsonl:${record.pair_id ?? record.id}`,
      kind: kind === 'flash' ? 'flash' : 'article',
      text: {
        title,
        summary: record.summary ?? '',
        searchTitle: record.search_title ?? '',
        body: renderMarkdown(withoutTitle(record.body_markdown, title)),
        baseUrl: null,
        langTag: record.lang ?? null,
        hasOwnTag: true,
      },
      authorName: authorName(record.author),
      categoryName: record.category ?? (isKind ? null : kind),
      labelNames: record.tags ?? [],
      releasedAt: parseDate(record.date, lang.startsWith('zh')),
      writtenDates: [record.date],
      sourceUrl: record.source.url,
      sourceName: record.source.name,
      picUrl: webAddress(record.pic, null) ?? record.pic ?? null,
      status: record.status,
      isImportant: record.is_important ?? false,
      ...placesOf(record),
      ...(record.script_words && { scriptWords: record.script_words }),
    },
    where,
    rules,
  );
}
