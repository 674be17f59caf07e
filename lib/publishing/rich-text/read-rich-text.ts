import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import type { Locale } from '@/lib/platform/language/locales';
import { drawFormulas } from './formulas';
import { highlightBlocks, reachBlocks } from './code';
import { numberHeadings, type ContentsEntry } from './headings';
import { rewriteLinks } from './links';
import { dropRepeatedQuotes } from './pull-quotes';
import { splitParts, type Part } from './parts';
import { rewritePictures } from './pictures';
import { frameTables } from './tables';

export interface RichText {
  /** The text in order: stretches of HTML, and the charts, series and players between them. */
  parts: Part[];
  /** The headings of the second level. */
  contents: ContentsEntry[];
}

export interface RichTextPage {
  /** The language of the page: links within the site lead to that language. */
  locale: Locale;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Texts for a foreign picture without a description, and for the frame in which a wide table scrolls. */
  labels: { picture: string; table: string };
  /** The sentence on the cover above the text, which is then no pull quote in it. */
  coverQuote?: string;
}

/**
 * Stored HTML as a page shows it: sanitised again, headings with ids, formulas as MathML, links and pictures rewritten,
 * code highlighted, tables framed, charts, series and players as parts of their own. Makes no requests.
 */
export function readRichText(html: string, page: RichTextPage): RichText {
  const document: Document = parseDocument(sanitizeRichText(html));
  dropRepeatedQuotes(document, page.coverQuote ?? '');
  const contents = numberHeadings(document);
  drawFormulas(document);
  rewriteLinks(document, page);
  rewritePictures(document, page.labels.picture);
  highlightBlocks(document);
  reachBlocks(document);
  const parts = splitParts(document, (part) => frameTables(part, page.labels.table));
  return { parts, contents };
}
