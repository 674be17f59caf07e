import type { Context } from '@/backend/kernel/context';
import type { Locale } from '@/backend/contract/locale';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import * as schema from '@/backend/db/schema/directory';
import { documents } from './base/documents';
import { toolCategories } from './base/tool-categories';
import { html, local } from './local';
import { notices } from './sample/notices';
import { partners } from './sample/partners';
import { toolPages } from './sample/tool-pages';
import { tools } from './sample/tools';
import type { Bilingual, DocumentSeed, ToolSeed } from './types';

const DAY_MS = 86_400_000;

/** Seeds the categories of tools, and the site documents with the name and address of this installation. */
export async function seedDirectory(context: Context): Promise<void> {
  await context.db
    .insert(schema.toolCategories)
    .values(toolCategories.map(({ key, name }, position) => ({ key, name: local(name), position })));
  await context.db
    .insert(schema.documents)
    .values(documents.flatMap((document) => documentRows(context, document)));
}

/** Passages for a newsroom that writes about digital assets, as the sample does. */
const OF_CRYPTO = /\{crypto\}([\s\S]*?)\{\/crypto\}/g;

function documentRows(context: Context, document: DocumentSeed) {
  const { siteName, siteNameEn, contactEmail } = context.config;
  const passage = context.config.sampleContent ? '$1' : '';
  const fillIn = (lang: Locale) => (text: string) =>
    withContact(
      text.replaceAll(OF_CRYPTO, passage).replaceAll('{site}', lang === 'en' ? siteNameEn : siteName),
      contactEmail,
      lang,
    );
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
      body: sanitizeRichText(html(fill(document.body[from]))),
      // Nobody of an own newsroom has read them yet.
      isPublic: context.config.sampleContent,
      updatedTime: context.now(),
    };
  });
}

/** Placeholder addresses of the default settings. */
const EXAMPLE = /@example\.(?:org|com|net)$/;

/** Fills in the contact address, or the feedback form while the operator has not set an address. */
function withContact(text: string, email: string, lang: Locale): string {
  if (!EXAMPLE.test(email)) return text.replaceAll('{email}', email);
  if (lang !== 'en') return text.replaceAll('{email}', '[意见反馈](/feed_back)');
  return text
    .replaceAll(/(write to) \{email\}/gi, '$1 us through {email}')
    .replaceAll('at {email}', 'through {email}')
    .replaceAll('{email}', 'the [feedback form](/feed_back)');
}

/** The directory of the sample grew by a tool every nine days. */
const listedDaysAgo = (position: number): number => 30 + (tools.length - position) * 9;

/** The sentence for the directory, then the text of the tool's page, in the form editors write it. */
function wholeText({ name, description }: ToolSeed): Bilingual {
  const page = toolPages[name];
  if (!page) return description;
  const { zh, en } = page;
  return {
    zh: [
      description.zh,
      zh.what,
      `适合：${zh.who}`,
      `价格与许可：${zh.price}`,
      `支持的链：${zh.chains}`,
      `和同类相比：${zh.unlike}`,
    ].join('\n'),
    en: [
      description.en,
      en.what,
      `For: ${en.who}`,
      `Price and licence: ${en.price}`,
      `Chains: ${en.chains}`,
      `Beside others: ${en.unlike}`,
    ].join('\n'),
  };
}

/** Sample tools, partners and notices. */
export async function seedSampleDirectory(context: Context): Promise<void> {
  const { db } = context;
  const rows = await db.select().from(schema.toolCategories);
  const categoryIds = new Map(rows.map((row) => [row.key, row.id]));
  await db.insert(schema.tools).values(
    tools.flatMap((tool, position) => {
      const categoryId = categoryIds.get(tool.category);
      return categoryId
        ? [
            {
              categoryId,
              name: tool.name,
              url: tool.url,
              description: local(wholeText(tool)),
              position,
              listedAt: new Date(context.now().getTime() - listedDaysAgo(position) * DAY_MS),
            },
          ]
        : [];
    }),
  );
  await db.insert(schema.partners).values(
    partners.map((partner, position) => ({
      ...partner,
      name: local(partner.name),
      description: local(partner.description),
      position,
    })),
  );
  const clean = (markdown: string) => sanitizeRichText(html(markdown));
  await db.insert(schema.notices).values(
    notices.map((notice) => ({
      title: local({ zh: notice.zh.title, en: notice.en.title }),
      body: local({ zh: clean(notice.zh.body), en: clean(notice.en.body) }),
      releaseTime: new Date(context.now().getTime() - notice.daysAgo * DAY_MS),
    })),
  );
}
