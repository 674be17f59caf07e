'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/states';
import { href } from '@/lib/platform/routing/href';
import { Gate } from '@/components/accounts/gate';

/** The page of events a member takes part in: an empty list with a link to the events, because no tickets are sold. */
export function MyEvents() {
  const t = useTranslations('area.events');
  const locale = useLocale();
  return (
    <Gate>
      {() => <EmptyState text={t('empty')} href={href(locale, 'events')} linkLabel={t('emptyLink')} />}
    </Gate>
  );
}
