import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { readOembed } from '@/lib/embeds/oembed';
import { readOrAbsence } from '@/lib/platform/calls/read';
import { element, XML_HEAD } from '@/lib/publishing/xml/xml';
import { fileResponse } from '@/lib/publishing/xml/respond';

export const dynamic = 'force-dynamic';

const size = z.coerce.number().int().min(1).optional().catch(undefined);
const query = z.object({
  url: z.string().max(2000),
  format: z.string().default('json'),
  maxwidth: size,
  maxheight: size,
});
const EVERYWHERE = { 'access-control-allow-origin': '*' };

/**
 * oEmbed (https://oembed.com): how another site shows the page at `?url=`. `?format=` is `json` or `xml`, another one is
 * refused with 501; an address without a frame, and a withdrawn item, with 404.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const requested = query.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!requested.success) return refuse(400);
  const { url, format, maxwidth: width, maxheight: height } = requested.data;
  if (format !== 'json' && format !== 'xml') return refuse(501);
  const answer = await readOrAbsence(readOembed(url, { width, height }));
  if (answer === null || typeof answer === 'string') return refuse(404);
  if (format === 'json')
    return fileResponse(request, JSON.stringify(answer), 'application/json; charset=utf-8', {
      headers: EVERYWHERE,
    });
  const rows = Object.entries(answer).map(([name, value]) => element(name, {}, String(value)));
  const document = `${XML_HEAD}${element('oembed', {}, rows).xml}`;
  return fileResponse(request, document, 'text/xml; charset=utf-8', { headers: EVERYWHERE });
}

const refuse = (status: number): Response =>
  new Response(JSON.stringify({ status }), {
    status,
    headers: { ...EVERYWHERE, 'content-type': 'application/json; charset=utf-8' },
  });
