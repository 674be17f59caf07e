import { getTranslations } from 'next-intl/server';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import { graphText, pageGraph, type PageSubject } from '@/lib/publishing/graph/page';

/** Routes a page may have as parents; each has a name in the `nav` messages. */
export type Parent =
  | 'news'
  | 'columns'
  | 'columnList'
  | 'articles'
  | 'features'
  | 'events'
  | 'data'
  | 'notices'
  | 'partners'
  | 'tools'
  | 'weekly'
  | 'letters'
  | 'calendar'
  | 'organisers';

interface Props extends PageSubject {
  /** Routes between the home page and this page; those of sections that are off are left out. */
  parents?: readonly Parent[];
}

/** The JSON-LD graph of a page, for search engines. Its breadcrumb trail begins with home; home itself has none. */
export async function PageGraph({ parents = [], ...page }: Props) {
  const { locale } = page;
  const t = await getTranslations('nav');
  const steps = (['home', ...parents.filter(isShown)] as const).map((name) => ({
    name: t(name),
    href: href(locale, name),
  }));
  const isHome = page.address.name === 'home';
  const graph = pageGraph({ ...page, trail: isHome ? [] : steps });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph) }} />;
}
