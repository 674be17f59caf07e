import type { Context } from '@/backend/kernel/context';
import { type ContentDraft, type ContentText, saveContents } from '@/backend/modules/stories/commands/save';
import { indexDocuments } from '@/backend/modules/search/commands/index-documents';
import { categories } from '@/backend/db/schema/stories';
import { authors } from '@/backend/db/schema/people';
import { html, local } from './local';
import { sample } from '@/backend/db/seed/sample';
import type { ArticleSeed, FlashSeed, WrittenText } from './types';

const MINUTE_MS = 60_000;

export interface SampleContent {
  authorIds: Map<string, number>;
  articleIds: number[];
  flashIds: number[];
}

export async function seedSampleContent(context: Context): Promise<SampleContent> {
  const authorIds = await seedAuthors(context);
  const categoryIds = new Map((await context.db.select().from(categories)).map((row) => [row.key, row.id]));
  const now = context.now().getTime();
  const common = (
    seed: ArticleSeed | FlashSeed,
  ): Pick<ContentDraft, 'status' | 'texts' | 'categoryId' | 'region' | 'labelIds' | 'topicIds' | 'pic'> => ({
    status: 'approved',
    texts: textsOf(seed),
    categoryId: categoryIds.get(seed.category) ?? null,
    region: seed.region ?? 'none',
    labelIds: seed.labels,
    topicIds: seed.topics ?? [],
    pic: '',
  });
  const articleDrafts = [...sample.articles]
    .sort((a, b) => b.hoursAgo - a.hoursAgo)
    .map((seed, index, all): ContentDraft => ({
      ...common(seed),
      kind: 'article',
      authorId: authorIds.get(seed.author) ?? null,
      isImportant: index === all.length - 1,
      sourceName: {},
      sourceUrl: '',
      releaseTime: new Date(now - seed.hoursAgo * 60 * MINUTE_MS),
    }));
  const flashDrafts = [...sample.flashes]
    .sort((a, b) => b.minutesAgo - a.minutesAgo)
    .map((seed): ContentDraft => ({
      ...common(seed),
      kind: 'flash',
      authorId: null,
      isImportant: seed.isImportant ?? false,
      sourceName: seed.source ? local(seed.source.name) : {},
      sourceUrl: seed.source?.url ?? '',
      releaseTime: new Date(now - seed.minutesAgo * MINUTE_MS),
    }));
  const articleIds = await saveContents(context, articleDrafts);
  const flashIds = await saveContents(context, flashDrafts);
  return { authorIds, articleIds, flashIds };
}

async function seedAuthors(context: Context): Promise<Map<string, number>> {
  const rows = await context.db
    .insert(authors)
    .values(
      sample.authors.map((author) => ({
        sourceKey: `sample:${author.key}`,
        name: local(author.name),
        bio: local(author.bio),
        isColumnist: author.isColumnist,
      })),
    )
    .returning({ id: authors.id });
  const ids = new Map(sample.authors.map((author, index) => [author.key, rows[index]?.id ?? 0]));
  await indexDocuments(
    context,
    sample.authors.map((author) => ({
      kind: 'author',
      refId: ids.get(author.key) ?? 0,
      releaseTime: context.now(),
      texts: [
        { title: author.name.zh, body: author.bio.zh },
        { title: author.name.en, body: author.bio.en },
      ],
    })),
  );
  return ids;
}

function textsOf(seed: { zh?: WrittenText; en?: WrittenText }): ContentDraft['texts'] {
  const texts: ContentText[] = [];
  if (seed.zh) texts.push(toText('zh-Hans', seed.zh));
  if (seed.en) texts.push(toText('en', seed.en));
  const [first, ...others] = texts;
  if (!first) throw new Error('a sample item has no text');
  return [first, ...others];
}

function toText(lang: ContentText['lang'], text: WrittenText): ContentText {
  return { lang, title: text.title, summary: text.summary ?? '', body: html(text.body) };
}
