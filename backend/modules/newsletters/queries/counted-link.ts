import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { keyedHash } from '@/backend/kernel/tokens';

/** A link to a story in an issue, as the address that counts it names it. */
interface CountedLink {
  issueId: number;
  contentId: number;
  locale: Locale;
}

/** What proves that a counted link was made here. */
export const markOfLink = (
  { config }: Pick<Context, 'config'>,
  { issueId, contentId, locale }: CountedLink,
): string => keyedHash(config.secret, `newsletter-click:${issueId}:${contentId}:${locale}`).slice(0, 24);

/** The address that counts a link and redirects to the story. It names no address to go to, only a story of ours. */
export function countedUrl(context: Pick<Context, 'config'>, link: CountedLink): string {
  const { issueId, contentId, locale } = link;
  const name = [issueId, contentId, locale, markOfLink(context, link)].join('.');
  return `${context.config.siteUrl}/api/letters/click/${name}`;
}
