import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call, readRequired } from '@/lib/platform/calls/read';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import { type Page, toPage } from '@/lib/platform/paging/page';
import { FIRST_PAGE, type PageRequest } from '@/lib/platform/paging/pager';
import { href } from '@/lib/platform/routing/href';

type Row = CallOutput<'newsletters'>['list'][number];
type Details = CallOutput<'letterDetails'>;

/** A newsletter one can subscribe to. */
export interface Newsletter {
  key: string;
  name: string;
  description: string;
  /** When its letters come. */
  cadence: string;
  lang: Locale;
}

/** A letter that was sent, as lists show it. */
export interface Letter {
  id: number;
  href: string;
  number: number;
  name: string;
  title: string;
  text: string;
  lang: Locale;
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  sentTime: string;
}

const RULE = { tags: [tags.letters], revalidate: LIFETIMES.site };

/** The newsletters one can subscribe to; none while the backend does not answer. */
export async function listNewsletters(language: ReaderLanguage): Promise<Newsletter[]> {
  const outcome = await call('newsletters', { locale: language.locale }, RULE);
  return outcome.ok ? outcome.data.list.map((row) => toNewsletter(row, language)) : [];
}

/** A newsletter in the script of the reader. */
export function toNewsletter(row: Row, language: ReaderLanguage): Newsletter {
  return {
    key: row.key,
    name: localText(row.name, row.lang, language),
    description: localText(row.description, row.lang, language),
    cadence: localText(row.cadence, row.lang, language),
    lang: localLang(row.lang, language),
  };
}

/** A page of the letters that were sent, the newest first. */
export async function listLetters(
  language: ReaderLanguage,
  { page, size }: PageRequest = FIRST_PAGE,
): Promise<Page<Letter>> {
  const data = await readRequired('letterArchive', { page, size, locale: language.locale }, RULE);
  return toPage(data, (row) => ({
    id: row.id,
    href: href(language.locale, 'letter', { id: row.id }),
    number: row.number,
    name: localText(row.name, row.lang, language),
    title: localText(row.title, row.lang, language),
    text: localText(row.intro, row.lang, language),
    lang: localLang(row.lang, language),
    sentTime: row.sent_time,
  }));
}

/** One letter as it was sent, and the stories in it that were withdrawn since. */
export interface LetterDetail extends Letter {
  langs: Locale[];
  blocks: Details['text']['blocks'];
  gone: ReadonlySet<number>;
}

type Block = Details['text']['blocks'][number];

/** A part of a letter in the script of the reader. */
function toBlock(block: Block, lang: Locale, language: ReaderLanguage): Block {
  const local = (text: string) => localText(text, lang, language);
  if (block.kind === 'text') return { ...block, text: local(block.text) };
  if (block.kind === 'story') return { ...block, title: local(block.title), line: local(block.line) };
  return {
    ...block,
    list: block.list.map((each) => ({ ...each, name: local(each.name), unit: local(each.unit) })),
  };
}

/** One letter as it was sent. Ends in the 404 page when there is none. */
export async function readLetter(id: number, language: ReaderLanguage): Promise<LetterDetail> {
  const rule = { tags: [tags.letters, tags.titles], revalidate: LIFETIMES.site };
  const { text, ...row } = await readRequired('letterDetails', { id, locale: language.locale }, rule);
  return {
    id,
    href: href(language.locale, 'letter', { id }),
    number: row.number,
    name: localText(row.name, language.locale, language),
    title: localText(text.subject, text.lang, language),
    text: localText(text.intro, text.lang, language),
    lang: localLang(text.lang, language),
    langs: row.langs,
    sentTime: row.sent_time,
    blocks: text.blocks.map((block) => toBlock(block, text.lang, language)),
    gone: new Set(row.gone),
  };
}
