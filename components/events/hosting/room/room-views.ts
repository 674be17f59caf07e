import type { ComponentType } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrdersPage } from '@/components/events/hosting/orders/orders-room';
import { PayoutsPage } from '@/components/events/hosting/payouts/payouts-room';
import { ReceiptsPage } from '@/components/events/hosting/receipts/receipts-room';
import type { HostingPageName } from '@/lib/events/hosting/rooms';
import { ChangePage } from './change-room';
import { CodesPage } from './codes-room';
import { GatePage } from './gate-room';
import { LettersPage } from './letters-room';
import { Overview } from './overview';
import { TestModePage } from './rehearsal-room';
import { StaffPage } from './staff-room';
import { WaitingListPage } from './waiting-room';
import { WebhooksPage } from './webhooks-room';

/** The component of each page of an organiser's event, except the form. */
export const PAGE_VIEWS: Record<Exclude<HostingPageName, 'eventEdit'>, ComponentType<{ event: OwnEvent }>> = {
  hostingEvent: Overview,
  hostingRehearsal: TestModePage,
  hostingOrders: OrdersPage,
  hostingPayouts: PayoutsPage,
  hostingReceipts: ReceiptsPage,
  gateSetup: GatePage,
  hostingCodes: CodesPage,
  hostingWaiting: WaitingListPage,
  hostingLetters: LettersPage,
  hostingStaff: StaffPage,
  hostingWebhooks: WebhooksPage,
  hostingChange: ChangePage,
};
