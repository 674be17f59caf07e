'use client';

import '@/components/events/hosting/hosting.css';
import './room.css';
import { useLocale, useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { Failed, Gate } from '@/components/accounts/gate';
import { Link } from '@/components/ui/link';
import { Statement } from '@/components/ui/statement';
import { SkeletonRows } from '@/components/ui/states';
import { HOST_CONTENT_ID } from '@/lib/events/hosting/content-id';
import { type HostRoom, mayEnter } from '@/lib/events/hosting/rooms';
import { useHostCall } from '@/lib/events/hosting/use-host-call';
import { href } from '@/lib/platform/routing/href';
import { GateRoom } from './gate-room';
import { RoomIndex } from './room-index';
import { RoomPage } from './room-page';
import { ROOM_VIEWS } from './room-views';

interface Props {
  room: HostRoom;
  id: number;
}

/** One page of an organiser's event, beside the navigation within the event. */
export function EventRoom(props: Props) {
  return (
    <div className="hr-frame">
      <Gate>{() => <Opened {...props} />}</Gate>
    </div>
  );
}

function Opened({ room, id }: Props) {
  const t = useTranslations('hosting.room');
  const locale = useLocale();
  const { data: event, error, mutate } = useHostCall('activityForEdit', { id, locale });
  // Staff with only the gate role may read only the gate of the event.
  if (!event && error?.key === 'notFound' && room === 'gateSetup')
    return (
      <div id={HOST_CONTENT_ID} tabIndex={-1} className="hr-main outline-none">
        <GateRoom event={{ id }} />
      </div>
    );
  if (!event && error?.key === 'notFound')
    return (
      <Statement title={t('missing')} text={t('missingText')}>
        <Link href={href(locale, 'hosting')} className="btn btn-ink">
          {t('toMine')}
        </Link>
      </Statement>
    );
  if (!event) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  return <Room room={room} event={event} />;
}

function Room({ room, event }: { room: HostRoom; event: OwnEvent }) {
  const t = useTranslations('hosting.room');
  const View = room === 'eventEdit' ? undefined : ROOM_VIEWS[room];
  return (
    <>
      <RoomIndex event={event} current={room} />
      <div id={HOST_CONTENT_ID} tabIndex={-1} className="hr-main outline-none">
        {mayEnter(event.roles, room) && View ? <View event={event} /> : <RoomPage title={t('notYours')} />}
      </div>
    </>
  );
}
