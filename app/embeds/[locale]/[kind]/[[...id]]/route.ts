import type { NextRequest } from 'next/server';
import { readEmbedAnswer } from '@/lib/embeds/read-embed';
import { LOCALES } from '@/lib/platform/language/locales';
import type { EmbedKind } from '@/lib/platform/routing/embeds';
import { readTheme } from '@/lib/publishing/embed/theme';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request that no cache answers. */
export const dynamic = 'force-dynamic';

const KINDS: readonly EmbedKind[] = ['latest', 'flash', 'article', 'event', 'series'];
const TYPE = 'text/html; charset=utf-8';

interface Context {
  params: Promise<{ locale: string; kind: string; id?: string[] }>;
}

/** What another site shows in a frame; the middleware rewrites the public address to this one. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale: language, kind: name, id: [id = ''] = [] } = await params;
  const locale = LOCALES.find((candidate) => candidate === language);
  const kind = KINDS.find((candidate) => candidate === name);
  const answer =
    locale && kind && (await readEmbedAnswer({ kind, id }, locale, readTheme(request.nextUrl.searchParams)));
  if (!answer) return new Response(null, { status: 404 });
  if (answer.status === 410)
    return new Response(answer.html, { status: 410, headers: { 'content-type': TYPE } });
  return fileResponse(request, answer.html, TYPE);
}
