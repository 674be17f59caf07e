import { pageLocale } from '@/lib/platform/routing/page-params';
import type { RouteName } from '@/lib/platform/routing/routes';
import type { PageType, Step } from '@/lib/publishing/graph/page';
import { sectionWords } from '@/lib/publishing/share-picture/section-words';
import { PageGraph, type Parent } from './page-graph';

interface Props {
  name: RouteName;
  type?: PageType;
  /** The listed items, in the order of the page. */
  items?: readonly Step[];
  parents?: readonly Parent[];
}

/**
 * The JSON-LD graph of a section page, with the title and description from its metadata; nothing when the page has
 * neither.
 */
export async function SectionGraph({ name, type = 'CollectionPage', items, parents }: Props) {
  const locale = await pageLocale();
  const words = await sectionWords(name, locale);
  if (!words) return null;
  return (
    <PageGraph
      locale={locale}
      address={{ name }}
      type={type}
      title={words.title}
      description={words.text}
      items={items}
      parents={parents}
    />
  );
}
