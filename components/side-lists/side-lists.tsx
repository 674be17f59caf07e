import { PageFragment } from '@/components/ui/page-fragment';
import { sideFragment } from '@/lib/platform/fragments/address';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import type { SideListName } from '@/lib/side-lists/side-item';
import { Recommended } from './recommended';

interface Props {
  language: ReaderLanguage;
  lists: readonly SideListName[];
  /** Ids of items that the page itself shows; the recommendations leave them out. */
  besides?: readonly { id: number }[];
}

/** The lists beside the text, five rows each, in the HTML. Empty ones are left out, and those of a section that is off. */
export function SideLists({ language, lists, besides = [] }: Props) {
  const shown = lists.filter((name) => name !== 'events' || isShown('events'));
  return shown.map((name) =>
    name === 'recommend' ? (
      <Recommended key={name} language={language} besides={besides} />
    ) : (
      <PageFragment key={name} address={sideFragment(language.locale, name)} />
    ),
  );
}
