import { getConfig } from '@/lib/platform/config/config';
import { absolute } from '@/lib/platform/config/site';
import { nowMs } from '@/lib/platform/dates/clock';

/** Rendered for each request, so that the expiry date is always in the future. */
export const dynamic = 'force-dynamic';

const VALID_MS = 180 * 86_400_000;

/** Where to report a weakness (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${getConfig().contactEmail}`,
    `Expires: ${new Date(nowMs() + VALID_MS).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
