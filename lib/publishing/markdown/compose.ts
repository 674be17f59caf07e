import 'server-only';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute } from '@/lib/platform/config/site';
import { canonicalOf } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { plain, target } from './escape';
import { htmlToMarkdown } from './html-to-markdown';
import type { MarkdownKind } from '@/lib/platform/routing/markdown';

export interface MarkdownItem {
  text: string;
  /** Absolute address of the page with the same text. */
  canonical: string;
}

export type Fact = readonly [label: string, value: string];

export const link = (words: string, url: string) => `[${plain(words)}](${target(absolute(url))})`;

export function canonicalFor(
  kind: MarkdownKind,
  item: { id: number; langs: Locale[] },
  locale: Locale,
): string {
  const languages = languagesOf(item.langs);
  return absolute(canonicalOf({ locale, address: { name: kind, params: { id: item.id } }, languages }));
}

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
}

export function bodyOf(html: string): string {
  return htmlToMarkdown(html, { siteUrl: getConfig().siteUrl });
}

export function compose(title: string, summary: string, facts: readonly Fact[], body: string): string {
  const factLines = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (label ? `- ${label}: ${value}` : `- ${value}`));
  const parts = [`# ${plain(title)}`, factLines.join('\n'), summary && `> ${plain(summary)}`, body];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
