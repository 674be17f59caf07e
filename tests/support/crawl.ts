import { parseDocument } from 'htmlparser2';
import { getElementsByTagName } from 'domutils';

const AT_ONCE = 4;

/** What a crawler records about an address. Addresses are absolute. */
export interface Visit {
  status: number;
  canonical: string | null;
  isIndexable: boolean;
  links: string[];
}

/** One spelling for `http://host` and `http://host/`, without the part after `#`. */
export function spelled(address: string, base?: string): string {
  const url = new URL(address, base);
  url.hash = '';
  return url.href;
}

/**
 * Visits the given addresses and, as a search engine does, the pages that indexable ones link to.
 * @param mayVisit whether a linked address is followed
 */
export async function crawl(
  seeds: readonly string[],
  mayVisit: (address: string) => boolean,
): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const addresses = new Set(seeds);
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const visit = await visitPage(address);
      visits.set(address, visit);
      if (!visit.isIndexable) continue;
      for (const link of visit.links) {
        if (addresses.has(link) || !mayVisit(link)) continue;
        addresses.add(link);
        waiting.push(link);
      }
    }
  };
  // A worker ends when the queue is empty, although others may still find links, so the workers are started again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return visits;
}

async function visitPage(address: string): Promise<Visit> {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'user-agent': 'Googlebot' } });
  const html = await answer.text();
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html'))
    return { status: answer.status, canonical: null, isIndexable: false, links: [] };
  const document = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, document, true).map(({ attribs }) => attribs);
  const canonical = all('link').find(({ rel }) => rel === 'canonical')?.['href'];
  const robots = all('meta').find(({ name }) => name === 'robots')?.['content'] ?? '';
  return {
    status: 200,
    canonical: canonical === undefined ? null : spelled(canonical, address),
    isIndexable: !robots.includes('noindex'),
    links: all('a').flatMap(({ href }) =>
      href && URL.canParse(href, address) ? spelled(href, address) : [],
    ),
  };
}
