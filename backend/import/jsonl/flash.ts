import { z } from 'zod';
import { finishDraft } from '@/backend/import/draft';
import { broken, type ImportEvent, type ReadItem } from '@/backend/import/item';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { parseDate } from '@/backend/kernel/dates/dates';
import type { ImportRules } from '@/backend/import/rules';
import { mergeVersions } from '@/backend/import/versions';
import { oldAddresses, placesOf, provenanceSchema, statusSchema } from './provenance';

const text = z.object({ title: z.string().nullish(), body_markdown: z.string() });

/** A flash with its language versions side by side. */
export const flashSchema = z
  .object({
    id: z.string().min(1),
    date: z.union([z.string(), z.number()]).nullish(),
    section: z.object({ zh: z.string().nullish(), en: z.string().nullish() }).nullish(),
    zh: text.nullish(),
    'zh-Hans': text.nullish(),
    'zh-Hant': text.nullish(),
    en: text.nullish(),
    status: statusSchema,
    old_addresses: oldAddresses,
    is_important: z.boolean().nullish(),
    source: provenanceSchema,
  })
  .refine((flash) => flash.zh ?? flash['zh-Hans'] ?? flash['zh-Hant'] ?? flash.en);

const LANGS = ['zh', 'zh-Hans', 'zh-Hant', 'en'] as const;

export function flashItem(
  record: z.infer<typeof flashSchema>,
  where: string,
  rules: ImportRules,
): ImportEvent {
  const isChinese = LANGS.some((lang) => lang !== 'en' && record[lang]);
  const versions: ReadItem[] = [];
  let refusal: ImportEvent | null = null;
  for (const lang of LANGS) {
    const version = record[lang];
    if (!version) continue;
    const event = finishDraft(
      {
        sourceKey: `jsonl:${record.id}`,
        kind: 'flash',
        text: {
          title: version.title ?? '',
          summary: '',
          body: renderMarkdown(version.body_markdown),
          baseUrl: null,
          langTag: lang,
          hasOwnTag: true,
        },
        authorName: null,
        categoryName: record.section?.zh ?? record.section?.en ?? null,
        labelNames: [],
        releasedAt: parseDate(record.date, isChinese),
        writtenDates: [record.date],
        sourceUrl: record.source.url,
        sourceName: record.source.name,
        picUrl: null,
        status: record.status,
        isImportant: record.is_important ?? false,
        ...placesOf(record),
      },
      where,
      rules,
    );
    if (event.type === 'item') versions.push(event);
    else refusal ??= event;
  }
  const item = mergeVersions(versions);
  return item ?? refusal ?? broken(where, 'has no text');
}
