import type { Element } from 'domhandler';
import { linkAddress } from '@/backend/contract/rich-text/address';
import { footnoteLink } from './footnote-links';
import { lostPart } from './loss';
import { around, htmlOf, inside } from './tree';

/** A file that is heard or seen. */
const PLAYED = /\.(?:mp3|m4a|ogg|oga|wav|flac|aac|opus|mp4|m4v|webm|ogv|mov|avi|mkv)$/i;
const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|tsv|txt|json|xml|epub|mobi|zip|rar|7z|tar|gz|apk|dmg|exe)$/i;

/** Dialogs of Ghost for readers who sign up, in or pay. */
const PORTAL = /#\/portal(?:\/|$)/;

/**
 * Names a file of the old site that a link leads to: the link stays, and so does the file. A link that opens a dialog of
 * the old site becomes its words.
 */
export function linkRule(link: Element, baseUrl: string | null): string | null {
  const converted = footnoteLink(link, baseUrl);
  if (converted !== null) return converted;
  const { href = '' } = link.attribs;
  if (PORTAL.test(href)) return inside(link) + lostPart(`link to a dialog of its site: ${href}`);
  // Cards of players are named by themselves.
  if (around(link, 'aside') && PLAYED.test(href)) return null;
  const address = linkAddress(href, baseUrl);
  if (!address || baseUrl === null || !URL.canParse(address) || !URL.canParse(baseUrl)) return null;
  const { host, pathname } = new URL(address);
  if (host !== new URL(baseUrl).host || !(FILE.test(pathname) || PLAYED.test(pathname))) return null;
  return htmlOf([link]) + lostPart(`file stays where it is: ${address}`, 'changed');
}
