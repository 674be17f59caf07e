import type { ComponentType } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrdersRoom } from '@/components/events/hosting/orders/orders-room';
import type { HostRoom } from '@/lib/events/hosting/rooms';
import { ChangeRoom } from './change-room';
import { CodesRoom } from './codes-room';
import { LettersRoom } from './letters-room';
import { Overview } from './overview';
import { StaffRoom } from './staff-room';
import { WaitingRoom } from './waiting-room';

/** What is shown in each room. */
export const ROOM_VIEWS: Record<
  Exclude<HostRoom, 'eventEdit' | 'gateSetup'>,
  ComponentType<{ event: OwnEvent }>
> = {
  hostingEvent: Overview,
  hostingOrders: OrdersRoom,
  hostingCodes: CodesRoom,
  hostingWaiting: WaitingRoom,
  hostingLetters: LettersRoom,
  hostingStaff: StaffRoom,
  hostingChange: ChangeRoom,
};
