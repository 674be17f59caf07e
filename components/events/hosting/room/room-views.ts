import type { ComponentType } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import type { HostRoom } from '@/lib/events/hosting/rooms';
import { Overview } from './overview';

/** What is shown in each room. */
export const ROOM_VIEWS: Record<Exclude<HostRoom, 'eventEdit'>, ComponentType<{ event: OwnEvent }>> = {
  hostingEvent: Overview,
};
