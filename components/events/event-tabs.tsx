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

/** The pages of events, as tabs: upcoming, past, calendar, organisers. */
export async function eventTabs({ locale, current }: Pick<Props, 'locale' | 'current'>) {
  const t = await getTranslations('events');
  return {
    label: t('tabs'),
    tabs: TABS.map(({ tab, name }) => ({
      href: href(locale, name),
      label: t(tab),
      isCurrent: tab === current,
    })),
    isOneRow: true,
    // Its list of cities is as wide as two tabs.
    wrapsInEnglish: current === 'calendar',
  };
}

/** Links to the pages of events. */
export async function EventTabs({ locale, current, children }: Props) {
  return <TabLinks {...await eventTabs({ locale, current })}>{children}</TabLinks>;
}
