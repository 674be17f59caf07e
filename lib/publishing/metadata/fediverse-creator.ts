import { getConfig } from '@/lib/platform/config/config';

const PROFILE = /^https:\/\/([a-z\d.-]+\.[a-z]{2,})\/(?:@|users\/)([\w.-]+)\/?$/i;
/** Sites that are no part of the Fediverse, with addresses of the same form. */
const OTHERS =
  /(?:^|\.)(?:youtube\.com|tiktok\.com|medium\.com|substack\.com|odysee\.com|mirror\.xyz|kick\.com)$/i;

/**
 * A name of the Fediverse (`@name@host`) among the addresses of an author on other sites, or else among those of the
 * publisher; undefined for none.
 */
export function fediverseCreator(links: readonly string[] = []): string | undefined {
  for (const link of [...links, ...getConfig().organisation.links]) {
    const [, host = '', name] = PROFILE.exec(link) ?? [];
    if (name !== undefined && !OTHERS.test(host)) return `@${name}@${host.toLowerCase()}`;
  }
  return undefined;
}
