import type { NextRequest } from 'next/server';
import { entryKey } from '@/backend/contract/directory/atlas';
import { readEntrySheet } from '@/lib/directory/atlas/read';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';

const MAX_AGE_SECONDS = 60;

/** The sheet of one entry of the atlas; `?locale=` is the language. 404 for an unknown entry. */
export async function GET(
  { nextUrl }: NextRequest,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  const key = entryKey.safeParse((await params).key);
  const locale =
    LOCALES.find((candidate) => candidate === nextUrl.searchParams.get('locale')) ?? DEFAULT_LOCALE;
  const sheet = key.success ? await readEntrySheet(key.data, readerLanguage(locale)) : null;
  if (!sheet) return new Response(null, { status: 404 });
  return Response.json(sheet, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
