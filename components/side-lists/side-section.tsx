import { getTranslations } from 'next-intl/server';
import type { SideList, SideListName } from '@/lib/side-lists/side-item';
import { MORE_ATTRIBUTE, sideFragment } from '@/lib/platform/fragments/address';
import type { Locale } from '@/lib/platform/language/locales';
import { SIDE_ROWS } from '@/lib/side-lists/side-item';
import { SideHead } from './side-head';
import { SideRow } from './side-row';

interface Props {
  name: SideListName;
  list: SideList;
  /** Which five rows, from 1. */
  page: number;
  locale: Locale;
}

/** A list beside the text, with a button for the next rows if it has more; nothing for an empty list. */
export async function SideSection({ name, list: { items, total = 0, subject }, page, locale }: Props) {
  if (items.length === 0) return null;
  const common = await getTranslations('common');
  const hasMore = name === 'hotAuthors' && page * SIDE_ROWS < total;
  return (
    <section>
      <SideHead name={name} subject={subject} total={total} locale={locale} />
      <ol>
        {items.map((item) => (
          <SideRow
            key={item.id}
            item={item}
            locale={locale}
            leadAs={name === 'events' ? 'date' : 'number'}
            languages={{ chinese: common('inChinese'), english: common('inEnglish') }}
          />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          {...{ [MORE_ATTRIBUTE]: sideFragment(locale, name, page + 1) }}
          className="side-action"
        >
          {common('loadMore')}
        </button>
      )}
    </section>
  );
}
