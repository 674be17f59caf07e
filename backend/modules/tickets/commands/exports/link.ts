import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { LOCALES } from '@/backend/contract/locale';
import { EXPORT_MINUTES } from '@/backend/contract/tickets/limits';
import { events } from '@/backend/db/schema/events';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { isSame, keyedHash } from '@/backend/kernel/tokens';
import { managedEvent } from '@/backend/modules/events/queries/managed';
import { exportRows } from '@/backend/modules/tickets/queries/exports/rows';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

const claim = z.object({
  eventId: z.number(),
  format: z.enum(['csv', 'xlsx']),
  what: z.enum(['orders', 'tickets', 'receipts', 'payouts']),
  locale: z.enum(LOCALES),
  expires: z.number(),
});
type Claim = z.infer<typeof claim>;

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Makes a link that opens one export for ten minutes, signed with the installation's secret.
 * @throws ApiError notFound, tooManyRequests
 */
export async function makeExportLink(
  context: Context,
  member: Member,
  { activity_id, format, what, locale }: CallParsedInput<'exportOrders'>,
): Promise<CallOutput<'exportOrders'>> {
  await managedEvent(context, member, activity_id, 'money');
  await countTries(context, [['exportAccount', `tickets:${member.id}`]]);
  const expires = context.now().getTime() + EXPORT_MINUTES * 60_000;
  const linkClaim: Claim = { eventId: activity_id, format, what, locale, expires };
  const text = Buffer.from(JSON.stringify(linkClaim)).toString('base64url');
  return {
    url: `/exports/${text}.${signature(context, text)}`,
    file_name: fileName(linkClaim),
    expires_at: new Date(expires).toISOString(),
  };
}

/** The file of a link, as a stream. @throws ApiError notFound for a wrong or expired link */
export async function openExport(context: Context, token: string): Promise<Response> {
  const linkClaim = readClaim(context, token);
  const [event] = linkClaim
    ? await context.db.select().from(events).where(eq(events.id, linkClaim.eventId))
    : [];
  if (!linkClaim || !event) throw new ApiError('notFound');
  const rows = exportRows(context, event, linkClaim.what, linkClaim.locale);
  const chunks = linkClaim.format === 'csv' ? writeCsv(rows) : writeXlsx(rows);
  return new Response(toStream(chunks), {
    headers: {
      'content-type': TYPES[linkClaim.format],
      'content-disposition': `attachment; filename="${fileName(linkClaim)}"`,
      'cache-control': 'no-store',
    },
  });
}

function readClaim(context: Context, token: string): Claim | null {
  const [text = '', sign = ''] = token.split('.');
  if (!isSame(sign, signature(context, text))) return null;
  const linkClaim = claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return linkClaim.expires > context.now().getTime() ? linkClaim : null;
}

const signature = ({ config }: Context, text: string) => keyedHash(config.secret, `export:${text}`);

const fileName = ({ what, eventId, format }: Claim) => `${what}-${eventId}.${format}`;

/** A stream that reads the next part only when the one before was consumed. */
function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
