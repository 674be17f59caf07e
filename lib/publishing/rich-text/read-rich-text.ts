import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import type { Locale } from '@/lib/platform/language/locales';
import { drawFormulas } from './formulas';
import { numberHeadings, type ContentsEntry } from './headings';
import { rewriteLinks } from './links';
import { splitParts, type Part } from './parts';
import { rewritePictures } from './pictures';
import { frameTables } from './tables';

export interface RichText {
  /** The text in order: stretches of HTML, and the charts between them. */
  parts: Part[];
  /** Its second-level headings. */
  contents: ContentsEntry[];
}

export interface RichTextPage {
  /** Language of the page: links into the site lead to its version. */
  locale: Locale;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Stands for a foreign picture without a description, and names the frame a wide table scrolls in. */
  labels: { picture: string; table: string };
}

/**
 * Stored HTML as a page shows it: cleaned once more, headings named, pictures and tables made to fit, links told
 * apart, charts taken out to be drawn, formulas set. Never asks another site for anything.
 */
export function readRichText(html: string, page: RichTextPage): RichText {
  const document: Document = parseDocument(sanitizeRichText(html));
  const contents = numberHeadings(document);
  drawFormulas(document);
  rewriteLinks(document, page);
  rewritePictures(document, page.labels.picture);
  const parts = splitParts(document, (part) => frameTables(part, page.labels.table));
  return { parts, contents };
}
