import type { IncomingMessage } from 'node:http';
import { hasOldKey, hostKey, isPublicHost } from '@/backend/contract/redirects/old-address';
import type { Config } from '@/lib/platform/config/config';
import { type AddressTable, AddressUnknown } from './address-table';
import { findOldAddress, type OldAnswer } from './find-old-address';
import type { HitCounts } from './hit-counts';
import { pageHere } from './page-here';

/** What pages and programs request for themselves; no old address begins like this. */
const OURS = /^\/(?:_next|api|page-scripts|fragments)\/|^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const ROOT = /^\/(?:\?|$)/;

type Settings = Pick<Config, 'siteUrl' | 'hasSiteUrl' | 'trustProxy'>;

/**
 * Answers addresses of old sites. On the host of an old site the table comes first, then the same page on this site. On
 * this site's own host its pages come first: the table answers known keys at the root, and what would be missing.
 */
export class OldAddresses {
  private readonly siteHost: string;

  constructor(
    private readonly table: AddressTable,
    private readonly hits: HitCounts,
    private readonly settings: Settings,
  ) {
    this.siteHost = hostKey(new URL(settings.siteUrl).host);
  }

  /**
   * The host of an old site at which a request arrives; null for this site's own, and for any other. Only a host that is
   * not our own is compared with the table, so a request to this site waits for nothing.
   */
  oldHostOf({ headers, url = '/' }: IncomingMessage): Promise<string | null> | null {
    if (OURS.test(url)) return null;
    const { hasSiteUrl, trustProxy } = this.settings;
    const [forwarded = ''] = trustProxy > 0 ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
    const host = hostKey(forwarded.trim() || (headers.host ?? ''));
    if (!hasSiteUrl || host === this.siteHost || !isPublicHost(host)) return null;
    return this.table.isOldHost(host).then((isOld) => (isOld ? host : null));
  }

  /**
   * The answer to a request before any page is tried; null when it has to be answered as any other, `unknown` while nobody
   * can say.
   */
  async before(request: IncomingMessage): Promise<OldAnswer | 'unknown' | null> {
    const { url = '/' } = request;
    const pending = this.oldHostOf(request);
    const host = pending && (await pending);
    if (host !== null) {
      const page = pageHere(url);
      const answer = (await this.find(host, url)) ?? (page === null ? null : { to: page });
      if (answer === 'unknown') return answer;
      return answer && { to: answer.to?.startsWith('/') ? this.settings.siteUrl + answer.to : answer.to };
    }
    return ROOT.test(url) && hasOldKey(url) ? this.find('', url) : null;
  }

  /**
   * The answer to a request for what this site does not have; null when it is missing for good, `unknown` while nobody can
   * say.
   */
  async missing({ url = '/' }: IncomingMessage): Promise<OldAnswer | 'unknown' | null> {
    return OURS.test(url) ? null : this.find('', url);
  }

  private async find(host: string, address: string): Promise<OldAnswer | 'unknown' | null> {
    try {
      return await findOldAddress(this.table, host, address, (id) => this.hits.add(id));
    } catch (error) {
      if (error instanceof AddressUnknown) return 'unknown';
      throw error;
    }
  }
}
