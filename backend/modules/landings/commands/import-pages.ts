import render from 'dom-serializer';
import { arrayContains, eq, inArray, or } from 'drizzle-orm';
import { parseDocument } from 'htmlparser2';
import type { LandingDocument } from '@/backend/contract/landings/landing';
import type { Locale } from '@/backend/contract/locale';
import { tags } from '@/backend/contract/tags';
import { landings } from '@/backend/db/schema/landings';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeLanding } from './records/landing';

interface ImportedPage {
  sourceKey: string;
  /** The last part of its address, by the form of `SLUG`; another is made where it is taken. */
  slug: string;
  lang: Locale;
  title: string;
  summary: string;
  /** HTML; it is cleaned. */
  body: string;
  status: LandingDocument['status'];
}

const MAX = { title: 120, summary: 300, name: 40, slug: 55 };
/** A section of text that the form can save, in UTF-16 units, with room for what cleaning adds. */
const SECTION_LENGTH = 18_000;
/** The heading beside the text of a page that came as a whole. */
const HEADING: Record<Locale, string> = { 'zh-Hans': '正文', 'zh-Hant': '正文', en: 'Text' };

/** The addresses of pages that an earlier import stored, by their keys. */
export async function findPages({ db }: Context, sourceKeys: string[]): Promise<Map<string, string>> {
  if (sourceKeys.length === 0) return new Map();
  const rows = await db
    .select({ sourceKey: landings.sourceKey, slug: landings.slug })
    .from(landings)
    .where(inArray(landings.sourceKey, sourceKeys));
  return new Map(rows.flatMap(({ sourceKey, slug }) => (sourceKey ? [[sourceKey, addressOf(slug)]] : [])));
}

/** Stores a page of another site as a landing page of texts, which the desk edits as any other. @returns its address */
export function savePage(context: Context, page: ImportedPage): Promise<string> {
  return inTransaction(context, async (inner) => {
    const slug = await freeSlug(inner, page.slug);
    const id = await writeLanding(inner, null, documentOf(page, slug));
    await inner.db.update(landings).set({ sourceKey: page.sourceKey }).where(eq(landings.id, id));
    await queueRevalidation(inner, [tags.landings]);
    return addressOf(slug);
  });
}

const addressOf = (slug: string): string => `/landing/${slug}`;

async function freeSlug({ db }: Context, wanted: string): Promise<string> {
  const base = wanted.slice(0, MAX.slug);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const rows = await db
      .select({ id: landings.id })
      .from(landings)
      .where(or(eq(landings.slug, slug), arrayContains(landings.pageSlugs, [slug])));
    if (rows.length === 0) return slug;
  }
}

function documentOf({ lang, title, summary, body, status }: ImportedPage, slug: string): LandingDocument {
  const clip = (text: string, max: number) => [...text].slice(0, max).join('');
  const local = (text: string) => (text === '' ? {} : { [lang]: text });
  return {
    slug,
    status,
    release_time: null,
    title: local(clip(title, MAX.title)),
    summary: local(clip(summary, MAX.summary)),
    name: local(clip(title, MAX.name)),
    set: 'stone',
    tone: 'paper',
    display: 'numeral',
    motif: 'dots',
    display_text: {},
    starts: null,
    ends: null,
    place: {},
    map_link: '',
    event_id: null,
    topic_id: null,
    related: [],
    sections: sectionsOf(body).map((html, at) => ({
      type: 'text',
      key: at === 0 ? 'text' : `text-${at + 1}`,
      title: local(at === 0 ? HEADING[lang] : `${HEADING[lang]} ${at + 1}`),
      body: local(html),
    })),
    pages: [],
  };
}

/** A text in parts that the form can save, cut between blocks. */
function sectionsOf(html: string): string[] {
  const parts: string[] = [];
  for (const block of parseDocument(html).children) {
    const next = render(block, { encodeEntities: 'utf8' });
    const last = parts.at(-1);
    if (last !== undefined && last.length + next.length <= SECTION_LENGTH)
      parts[parts.length - 1] = last + next;
    else parts.push(next);
  }
  return parts;
}
