import type { Locale } from '@/lib/platform/language/locales';
import { matchRoute } from './match';
import type { RouteName } from './routes';

/** Pages that also exist as Markdown. */
const MARKDOWN_KINDS = ['flash', 'article', 'event'] as const satisfies readonly RouteName[];
export type MarkdownKind = (typeof MARKDOWN_KINDS)[number];

const ENDING = '.md';
/** The overview of the site for language models, and the newest stories with their full text. */
const SITE_FILES: Record<string, string> = { '/llms.txt': 'llms', '/llms-full.txt': 'llms-full' };

export function isMarkdownKind(name: string): name is MarkdownKind {
  return MARKDOWN_KINDS.some((kind) => kind === name);
}

/** The address of a page's Markdown version. */
export function markdownOf(address: string): string {
  return address + ENDING;
}

/**
 * The portal's internal path for an address (without language) when Markdown is requested, by its ending or by the
 * `Accept` header; null for a page. The paths differ, so that no cache mixes pages and Markdown.
 */
export function markdownTarget(path: string, locale: Locale, accept: string | null): string | null {
  const file = SITE_FILES[path];
  if (file) return `/markdown/${locale}/${file}`;
  const isNamed = path.endsWith(ENDING);
  if (!isNamed && !prefersMarkdown(accept ?? '')) return null;
  const match = matchRoute(isNamed ? path.slice(0, -ENDING.length) : path);
  const id = match?.params['id'];
  return match && id && isMarkdownKind(match.name) ? `/markdown/${locale}/${match.name}/${id}` : null;
}

/** Whether an `Accept` header names Markdown with at least the weight of HTML. */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((segment) => segment.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, quality ? Number(quality.slice(2)) || 0 : 1] as const;
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
