import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { SideList, SideListName } from '@/lib/side-lists/side-item';
import { recommendedBeside } from '@/lib/side-lists/recommended-beside';
import { readSideList } from '@/lib/side-lists/read';
import { href } from '@/lib/platform/routing/href';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import type { RouteName } from '@/lib/platform/routing/routes';
import { SideRows } from './side-rows-deferred';

interface Props {
  language: ReaderLanguage;
  lists: readonly SideListName[];
  /** Ids of items that the page itself shows; the recommendations leave them out. */
  besides?: readonly { id: number }[];
}

/** The lists beside the text, five rows each, in the HTML. Empty ones are left out. */
export async function SideLists({ language, lists, besides = [] }: Props) {
  const shown = besides.map(({ id }) => id);
  const read = await Promise.all(lists.map((name) => readSideList(name, language)));
  return lists.map((name, index) => {
    const list = read[index];
    return (
      list &&
      recommendedBeside(shown, name, list.items).length > 0 && (
        <SideSection key={name} name={name} list={list} besides={shown} locale={language.locale} />
      )
    );
  });
}

const LEADS_TO: Partial<Record<SideListName, RouteName>> = {
  events: 'events',
  topics: 'features',
  hotAuthors: 'columnList',
};

interface SectionProps {
  name: SideListName;
  list: SideList;
  /** Ids of the items the page shows itself. */
  besides: readonly number[];
  locale: Locale;
}

async function SideSection({ name, list, besides, locale }: SectionProps) {
  const t = await getTranslations('sideLists');
  const common = await getTranslations('common');
  const route = LEADS_TO[name];
  const notes: Partial<Record<SideListName, string>> = {
    hotSearch: t('hotSearchNote'),
    events: t('allEvents', { count: list.total ?? 0 }),
    topics: t('allTopics'),
    hotAuthors: t('allAuthors'),
  };
  const note = notes[name];
  return (
    <section>
      <div className="rail-head">
        <h2 className="text-[15px] font-bold">{t(name, { name: list.subject ?? '' })}</h2>
        {note &&
          (route ? (
            <Link href={href(locale, route)} className="type-meta">
              {note}
            </Link>
          ) : (
            <span className="type-meta">{note}</span>
          ))}
      </div>
      <SideRows
        name={name}
        locale={locale}
        initial={list.items}
        besides={besides}
        total={list.total}
        labels={{
          next: t('nextFive'),
          more: common('loadMore'),
          chinese: common('inChinese'),
        }}
      />
    </section>
  );
}
