import { useLocale } from 'next-intl';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { Link } from '@/components/ui/links/link';
import type { ItemRow } from '@/lib/members/member-rows';
import { foreignLang } from '@/lib/platform/language/foreign-lang';

/** The title of a story in a member's list, as a link to it. */
export function ItemTitle({ item }: { item: ItemRow }) {
  const locale = useLocale();
  return (
    <h2 className="type-item" lang={foreignLang(item.lang, locale)}>
      <Link href={item.href}>
        <HeadlineText parts={item.titleParts} />
      </Link>
    </h2>
  );
}
