import { and, eq, sql } from 'drizzle-orm';
import { hostKey } from '@/backend/contract/redirects/old-address';
import { tags } from '@/backend/contract/tags';
import { integer, language, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { contentTexts } from '@/backend/db/schema/stories';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { findRedirect } from '@/backend/modules/redirects/queries/find';
import { listRedirectHosts } from '@/backend/modules/redirects/queries/hosts';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { replaceLinks } from './replace-links';

/** How many texts are read and changed together. */
const TOGETHER = 100;
const LINK = /href="([^"]*)"(?: rel="[^"]*")?/g;

interface TextRow {
  id: number;
  lang: 'zh-Hans' | 'zh-Hant' | 'en';
  body: string;
}

/**
 * Lets links of imported texts to addresses of old sites lead to where these lead now. Texts that an editor changed stay
 * as they are: their links are answered by the table.
 * @returns how many links were changed
 */
export async function leadLinks(context: Context): Promise<number> {
  const hosts = [...(await listRedirectHosts(context)), hostKey(new URL(context.config.siteUrl).host)];
  const pattern = `href="https?://(www\\.)?(${hosts.map(escaped).join('|')})[:/?#"]`;
  const ways = new Map<string, string | null>();
  let links = 0;
  let after = 0;
  for (;;) {
    const rows = await readTexts(context, pattern, after);
    for (const row of rows) links += await leadText(context, row, new Set(hosts), ways);
    const last = rows.at(-1);
    if (!last) return links;
    after = last.id;
  }
}

/** Texts of the next stories with a link to one of the hosts; all languages of a story come together. */
function readTexts({ db }: Context, pattern: string, after: number): Promise<TextRow[]> {
  return readRows(
    db,
    sql`select t.content_id as id, t.lang, t.body from content_texts t
      where t.content_id in (
        select c.id from contents c
        where c.id > ${after} and c.source_key is not null and not 'texts' = any(c.owned_fields)
          and exists (select 1 from content_texts x where x.content_id = c.id and x.body ~* ${pattern})
        order by c.id limit ${TOGETHER})
      order by t.content_id`,
    { id: integer, lang: language, body: text },
  );
}

/** @param ways where addresses lead, as far as they were looked up in this run */
async function leadText(
  context: Context,
  { id, lang, body }: TextRow,
  hosts: ReadonlySet<string>,
  ways: Map<string, string | null>,
): Promise<number> {
  const siteHost = hostKey(new URL(context.config.siteUrl).host);
  for (const [, href = ''] of body.matchAll(LINK)) {
    const address = href.replaceAll('&amp;', '&');
    const host = URL.canParse(address) ? hostKey(new URL(address).host) : '';
    if (ways.has(href) || !hosts.has(host)) continue;
    const { answer } = await findRedirect(context, { host: host === siteHost ? '' : host, address });
    ways.set(href, answer?.status === 308 ? answer.to : null);
  }
  let links = 0;
  const led = body.replace(LINK, (whole, href: string) => {
    const to = ways.get(href);
    if (!to) return whole;
    links += 1;
    return `href="${to.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`;
  });
  if (links === 0) return 0;
  await inTransaction(context, async (inner) => {
    const changed = await inner.db
      .update(contentTexts)
      .set({ body: led })
      .where(and(eq(contentTexts.contentId, id), eq(contentTexts.lang, lang), eq(contentTexts.body, body)))
      .returning({ id: contentTexts.contentId });
    if (changed.length === 0) return;
    await replaceLinks(inner, { id, lang, before: body, after: led });
    await queueRevalidation(inner, [tags.content(id)]);
  });
  return links;
}

const escaped = (host: string): string => host.replace(/[^a-z0-9-]/g, '\\$&');
