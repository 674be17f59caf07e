'use client';

import './event.css';
import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError, Gate } from '@/components/accounts/gate';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { SkeletonRows } from '@/components/ui/notices/states';
import { HOSTING_CONTENT_ID } from '@/lib/hosting/content-id';
import { type HostedPageName, mayEnter } from '@/lib/hosting/pages';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { GatePage } from './pages/gate-page';
import { EventNavigation } from './event-navigation';
import { HostingPageFrame } from './hosting-page-frame';
import { PAGE_VIEWS } from './pages/page-views';

interface Props {
  page: HostedPageName;
  id: number;
}

/** One page of an organiser's event, beside the navigation within the event. */
export function HostedEvent(props: Props) {
  return (
    <div className="hr-frame">
      <Gate>{() => <Opened {...props} />}</Gate>
    </div>
  );
}

function Opened({ page, id }: Props) {
  const t = useTranslations('hosting.room');
  const locale = useLocale();
  const { data: event, error, mutate } = useCall('activityForEdit', { id, locale });
  // Staff with only the gate role may read only the gate of the event.
  if (!event && error?.reply.key === 'notFound' && page === 'gateSetup')
    return (
      <div id={HOSTING_CONTENT_ID} tabIndex={-1} className="hr-main outline-none">
        <GatePage event={{ id }} />
      </div>
    );
  if (!event && error?.reply.key === 'notFound')
    return (
      <Statement title={t('missing')} text={t('missingText')}>
        <Link href={href(locale, 'hosting')} className="btn btn-ink">
          {t('toMine')}
        </Link>
      </Statement>
    );
  if (!event)
    return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  return <PageContent page={page} event={event} />;
}

function PageContent({ page, event }: { page: HostedPageName; event: OwnEvent }) {
  const t = useTranslations('hosting.room');
  const View = PAGE_VIEWS[page];
  return (
    <>
      <EventNavigation event={event} current={page} />
      <div id={HOSTING_CONTENT_ID} tabIndex={-1} className="hr-main outline-none">
        {mayEnter(event.roles, page) ? <View event={event} /> : <HostingPageFrame title={t('notYours')} />}
      </div>
    </>
  );
}
