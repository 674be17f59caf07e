import { sql } from 'drizzle-orm';
import { marked } from 'marked';
import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { fold } from '@/backend/kernel/text/fold';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import { categories } from '@/backend/db/schema/stories';
import { base } from '@/backend/db/seed/base';
import { local } from './local';
import { documents, toolCategories } from '@/backend/db/schema/directory';
import { labels, topics } from '@/backend/db/schema/topics';

/** Categories, labels, topics and documents every installation starts with. */
export async function seedBase(context: Context): Promise<void> {
  const { db } = context;
  await db.insert(categories).values(
    base.categories.map(({ key, name, appliesTo }, position) => ({
      key,
      name: local(name),
      appliesTo,
      position,
    })),
  );
  await db
    .insert(labels)
    .values(base.labels.map(({ id, name }) => ({ id, name: local(name), nameKey: fold(name.zh) })));
  await db.insert(topics).values(
    base.topics.map(({ id, name, intro, isSpecial }, position) => ({
      id,
      name: local(name),
      intro: local(intro),
      isSpecial,
      position,
    })),
  );
  await db
    .insert(toolCategories)
    .values(base.toolCategories.map(({ key, name }, position) => ({ key, name: local(name), position })));
  for (const table of ['labels', 'topics']) {
    await db.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`),
    );
  }
  await indexDocuments(
    context,
    base.topics.map((topic) => ({
      kind: 'topic',
      refId: topic.id,
      releaseTime: context.now(),
      texts: [
        { title: topic.name.zh, body: topic.intro.zh },
        { title: topic.name.en, body: topic.intro.en },
      ],
    })),
  );
  await db.insert(documents).values(base.documents.flatMap((document) => documentRows(context, document)));
}

function documentRows(context: Context, document: (typeof base.documents)[number]) {
  const { siteName, siteNameEn, contactEmail } = context.config;
  const fillIn = (lang: Locale) => (text: string) =>
    text.replaceAll('{site}', lang === 'en' ? siteNameEn : siteName).replaceAll('{email}', contactEmail);
  const languages: [Locale, 'zh' | 'en'][] = [
    ['zh-Hans', 'zh'],
    ['en', 'en'],
  ];
  return languages.map(([lang, from]) => {
    const fill = fillIn(lang);
    return {
      key: document.key,
      lang,
      title: fill(document.title[from]),
      body: sanitizeRichText(marked.parse(fill(document.body[from]), { async: false })),
      updatedTime: context.now(),
    };
  });
}
