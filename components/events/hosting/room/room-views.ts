import type { ComponentType } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrdersRoom } from '@/components/events/hosting/orders/orders-room';
import { PayoutsRoom } from '@/components/events/hosting/payouts/payouts-room';
import { ReceiptsRoom } from '@/components/events/hosting/receipts/receipts-room';
import type { HostRoom } from '@/lib/events/hosting/rooms';
import { ChangeRoom } from './change-room';
import { CodesRoom } from './codes-room';
import { GateRoom } from './gate-room';
import { LettersRoom } from './letters-room';
import { Overview } from './overview';
import { RehearsalRoom } from './rehearsal-room';
import { StaffRoom } from './staff-room';
import { WaitingRoom } from './waiting-room';
import { WebhooksRoom } from './webhooks-room';

/** The component of each page of an organiser's event, except the form. */
export const ROOM_VIEWS: Record<Exclude<HostRoom, 'eventEdit'>, ComponentType<{ event: OwnEvent }>> = {
  hostingEvent: Overview,
  hostingRehearsal: RehearsalRoom,
  hostingOrders: OrdersRoom,
  hostingPayouts: PayoutsRoom,
  hostingReceipts: ReceiptsRoom,
  gateSetup: GateRoom,
  hostingCodes: CodesRoom,
  hostingWaiting: WaitingRoom,
  hostingLetters: LettersRoom,
  hostingStaff: StaffRoom,
  hostingWebhooks: WebhooksRoom,
  hostingChange: ChangeRoom,
};
