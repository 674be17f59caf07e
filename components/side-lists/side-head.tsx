import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { SideListName } from '@/lib/side-lists/side-item';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import type { RouteName } from '@/lib/platform/routing/routes';

interface Props {
  name: SideListName;
  /** The name of the label that the list belongs to. */
  subject?: string;
  /** The number of all things of which the list shows the first. */
  total?: number;
  locale: Locale;
}

const LEADS_TO: Partial<Record<SideListName, RouteName>> = {
  events: 'events',
  newest: 'news',
  topics: 'features',
  hotAuthors: 'columnList',
};

/** The heading of a list beside the text, with a link to all or a note on how it is made. */
export async function SideHead({ name, subject = '', total = 0, locale }: Props) {
  const t = await getTranslations('sideLists');
  const route = LEADS_TO[name];
  const notes: Partial<Record<SideListName, string>> = {
    hotSearch: t('hotSearchNote'),
    events: t('allEvents', { count: total }),
    newest: t('allFlashes'),
    topics: t('allTopics'),
    hotAuthors: t('allAuthors'),
  };
  const note = notes[name];
  return (
    <div className="rail-head">
      <h2 className="text-base font-bold">{t(name, { name: subject })}</h2>
      {note &&
        (route ? (
          <Link href={href(locale, route)} className="type-meta">
            {note}
          </Link>
        ) : (
          <span className="type-meta">{note}</span>
        ))}
    </div>
  );
}
