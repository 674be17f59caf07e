import type { Context } from '@/backend/kernel/context';
import type { ContentText } from '@/backend/modules/stories/commands/prepare-texts';
import type { ContentDraft } from '@/backend/modules/stories/commands/content-draft';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { fold } from '@/backend/kernel/text/fold';
import * as schema from '@/backend/db/schema/stories';
import { labels } from '@/backend/db/schema/topics';
import { categories } from './base/categories';
import { html, local } from './local';
import { sampleAuthorIds } from './people';
import { articleTimes, flashTime } from './release-times';
import { articles } from './sample/articles';
import { flashes } from './sample/flashes';
import { toolsLine, toolsOfArticles } from './sample/tools-of-articles';
import type { ArticleSeed, FlashSeed, WrittenText } from './types';

/** Categories of articles and flashes. */
export async function seedCategories(context: Context): Promise<void> {
  await context.db.insert(schema.categories).values(
    categories.map(({ key, name, appliesTo }, position) => ({
      key,
      name: local(name),
      appliesTo,
      position,
    })),
  );
}

/** Sample articles and flashes, dated relative to now. */
export async function seedSampleStories(context: Context): Promise<void> {
  const authorIds = await sampleAuthorIds(context);
  const categoryIds = new Map(
    (await context.db.select().from(schema.categories)).map((row) => [row.key, row.id]),
  );
  const toolLabels = await seedToolLabels(context);
  const now = context.now();
  const common = (
    seed: ArticleSeed | FlashSeed,
  ): Pick<ContentDraft, 'status' | 'texts' | 'categoryId' | 'region' | 'labelIds' | 'topicIds' | 'pic'> => ({
    status: 'approved',
    texts: textsOf(seed),
    categoryId: categoryIds.get(seed.category) ?? null,
    region: seed.region ?? 'none',
    labelIds: [...seed.labels, ...toolsOf(seed).flatMap((name) => toolLabels.get(name) ?? [])],
    topicIds: seed.topics ?? [],
    pic: '',
  });
  const [lead] = [...articles].sort((a, b) => a.hoursAgo - b.hoursAgo);
  const articleDrafts = [...articleTimes(now)]
    .sort(([, a], [, b]) => a.getTime() - b.getTime())
    .map(([seed, releaseTime]): ContentDraft => ({
      ...common(seed),
      kind: 'article',
      authorId: authorIds.get(seed.author) ?? null,
      isImportant: seed === lead,
      sourceName: {},
      sourceUrl: '',
      releaseTime,
    }));
  const flashDrafts = [...flashes]
    .map((seed) => ({ seed, releaseTime: flashTime(now, seed) }))
    .sort((a, b) => a.releaseTime.getTime() - b.releaseTime.getTime())
    .map(({ seed, releaseTime }): ContentDraft => ({
      ...common(seed),
      kind: 'flash',
      authorId: null,
      isImportant: seed.isImportant ?? false,
      sourceName: seed.source ? local(seed.source.name) : {},
      sourceUrl: seed.source?.url ?? '',
      releaseTime,
    }));
  await saveContents(context, articleDrafts);
  await saveContents(context, flashDrafts);
}

function textsOf(seed: { zh?: WrittenText; en?: WrittenText }): ContentDraft['texts'] {
  const texts: ContentText[] = [];
  const names = toolsOf(seed);
  const line = (lang: 'zh' | 'en') => (names.length > 0 ? `\n\n${toolsLine(names, lang)}` : '');
  if (seed.zh) texts.push(toText('zh-Hans', seed.zh, line('zh')));
  if (seed.en) texts.push(toText('en', seed.en, line('en')));
  const [first, ...others] = texts;
  if (!first) throw new Error('a sample item has no text');
  return [first, ...others];
}

/** The tools a story was written with. */
function toolsOf({ zh }: { zh?: WrittenText }): readonly string[] {
  return toolsOfArticles[zh?.title ?? ''] ?? [];
}

/** Labels of the tools that sample articles name: their ids by name. */
async function seedToolLabels({ db }: Context): Promise<Map<string, number>> {
  const names = [...new Set(Object.values(toolsOfArticles).flat())];
  const rows = await db
    .insert(labels)
    .values(names.map((name) => ({ name: local({ zh: name, en: name }), nameKey: fold(name) })))
    .returning({ id: labels.id, key: labels.nameKey });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return new Map(names.flatMap((name) => (ids.has(fold(name)) ? [[name, ids.get(fold(name)) ?? 0]] : [])));
}

function toText(lang: ContentText['lang'], text: WrittenText, line: string): ContentText {
  return { lang, title: text.title, summary: text.summary ?? '', body: html(text.body + line) };
}
