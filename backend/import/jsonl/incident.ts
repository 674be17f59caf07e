import { z } from 'zod';
import { finishDraft } from '@/backend/import/draft';
import type { ImportEvent } from '@/backend/import/item';
import { renderMarkdown } from '@/backend/import/markdown/render';
import type { ImportRules } from '@/backend/import/rules';
import { parseDate } from '@/backend/kernel/dates/dates';
import { webAddress } from '@/backend/import/text/web-address';
import { provenanceSchema, statusSchema } from './provenance';

const link = z.union([z.string(), z.object({ url: z.string() }).transform((entry) => entry.url)]);

/** A dated security incident: victim, type of attack, and loss. */
export const incidentSchema = z.object({
  id: z.string().min(1),
  date: z.string().nullish(),
  name: z.string().min(1),
  type: z.string(),
  lost: z.string().nullish(),
  links: z.array(link).catch([]),
  status: statusSchema,
  source: provenanceSchema,
});

/** An incident as a flash. */
export function incidentItem(
  record: z.infer<typeof incidentSchema>,
  where: string,
  rules: ImportRules,
): ImportEvent {
  const links = record.links.map((url) => webAddress(url, null)).filter((url) => url !== null);
  const paragraphs = [`${record.name}: ${record.type}`, record.lost ?? '', ...links.map((url) => `<${url}>`)];
  return finishDraft(
    {
      sourceKey: `jsonl:${record.id}`,
      kind: 'flash',
      text: {
        title: record.type ? `${record.name}: ${record.type}` : record.name,
        summary: '',
        body: renderMarkdown(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')),
        baseUrl: null,
        langTag: null,
      },
      authorName: null,
      categoryName: null,
      labelNames: [],
      releasedAt: parseDate(record.date, false),
      writtenDates: [record.date],
      sourceUrl: links[0] ?? record.source.url,
      sourceName: record.source.name,
      picUrl: null,
      status: record.status,
      isImportant: false,
    },
    where,
    rules,
  );
}
