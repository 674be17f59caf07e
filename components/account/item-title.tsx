import { useLocale } from 'next-intl';
import { Headline } from '@/components/content/headline';
import { Link } from '@/components/ui/link';
import type { ItemRow } from '@/lib/account/member-rows';
import { foreignLang } from '@/lib/i18n/foreign-lang';

/** The title of an item in a member's list, leading to it. */
export function ItemTitle({ item }: { item: ItemRow }) {
  const locale = useLocale();
  return (
    <h2 className="type-item" lang={foreignLang(item.lang, locale)}>
      <Link href={item.href}>
        <Headline text={item.title} lang={item.lang} />
      </Link>
    </h2>
  );
}
