import type { Locale } from '@/lib/platform/language/locales';
import { matchRoute } from './match';
import type { RouteName } from './routes';

/** Items that can be read as Markdown. */
const MARKDOWN_KINDS = ['flash', 'article', 'event'] as const satisfies readonly RouteName[];
export type MarkdownKind = (typeof MARKDOWN_KINDS)[number];

const ENDING = '.md';
/** The site told to language models: an overview, and the newest items whole. */
const SITE_FILES: Record<string, string> = { '/llms.txt': 'llms', '/llms-full.txt': 'llms-full' };

export function isMarkdownKind(name: string): name is MarkdownKind {
  return MARKDOWN_KINDS.some((one) => one === name);
}

/** The address of an item's Markdown. */
export function markdownOf(address: string): string {
  return address + ENDING;
}

/**
 * Where an address without its language leads when Markdown is asked for, by its ending or by the `Accept` header:
 * the portal's own path, or null for everything that is a page. They are different paths, so no cache can mix them.
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

/** Markdown has to be named, and not be wanted less than HTML. */
export function prefersMarkdown(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((one) => one.startsWith('q='));
      return [type, quality ? Number(quality.slice(2)) || 0 : 1] as const;
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
