import { and, eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';

export interface AlertText {
  lang: Locale;
  title: string;
}

/** The titles of a live, important flash, that of its original language first; empty when it is not live or important. */
export async function readKeyFlash({ db }: Context, id: number): Promise<AlertText[]> {
  const rows = await db
    .select({ written: contents.lang, lang: contentTexts.lang, title: contentTexts.title })
    .from(contents)
    .innerJoin(contentTexts, eq(contentTexts.contentId, contents.id))
    .where(
      and(
        eq(contents.id, id),
        eq(contents.kind, 'flash'),
        eq(contents.status, 'approved'),
        eq(contents.isImportant, true),
      ),
    );
  return rows
    .sort((a, b) => Number(b.lang === b.written) - Number(a.lang === a.written))
    .map(({ lang, title }) => ({ lang, title }));
}

/** The title in a reader's language, or converted from the other Chinese script, or else the original. Null for none. */
export async function titleFor(texts: readonly AlertText[], reader: Locale): Promise<AlertText | null> {
  const own = texts.find(({ lang }) => lang === reader);
  if (own) return own;
  const other = texts.find(({ lang }) => reader !== 'en' && lang !== 'en');
  if (!other) return texts[0] ?? null;
  const { Converter } =
    reader === 'zh-Hant' ? await import('opencc-js/cn2t') : await import('opencc-js/t2cn');
  const convert =
    reader === 'zh-Hant' ? Converter({ from: 'cn', to: 'twp' }) : Converter({ from: 't', to: 'cn' });
  return { lang: reader, title: convert(other.title) };
}
