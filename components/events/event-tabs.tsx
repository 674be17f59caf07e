import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { TabLinks } from '@/components/ui/links/tab-links';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

const TABS = [
  { tab: 'upcoming', name: 'events' },
  { tab: 'past', name: 'eventsPast' },
  { tab: 'calendar', name: 'calendar' },
  { tab: 'organisers', name: 'organisers' },
] as const;

export type EventTab = (typeof TABS)[number]['tab'];

interface Props {
  locale: Locale;
  current: EventTab;
  /** At the end of the row. */
  children?: ReactNode;
}

/** Links to the pages of events: upcoming, past, calendar, organisers. */
export async function EventTabs({ locale, current, children }: Props) {
  const t = await getTranslations('events');
  const tabs = TABS.map(({ tab, name }) => ({
    href: href(locale, name),
    label: t(tab),
    isCurrent: tab === current,
  }));
  return (
    <TabLinks label={t('tabs')} tabs={tabs} isOneRow>
      {children}
    </TabLinks>
  );
}
