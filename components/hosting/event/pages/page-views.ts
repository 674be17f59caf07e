import type { ComponentType } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrdersPage } from '@/components/hosting/orders/orders-page';
import { PayoutsPage } from '@/components/hosting/payouts/payouts-page';
import { ReceiptsPage } from '@/components/hosting/receipts/receipts-page';
import type { HostedPageName } from '@/lib/hosting/pages';
import { ChangePage } from './change-page';
import { CodesPage } from './codes-page';
import { GatePage } from './gate-page';
import { LettersPage } from './letters-page';
import { Overview } from '../overview/overview';
import { TestModePage } from './test-mode-page';
import { StaffPage } from './staff-page';
import { WaitingListPage } from './waiting-list-page';
import { WebhooksPage } from './webhooks-page';

/** The component of each page of an organiser's event, except the form. */
export const PAGE_VIEWS: Record<HostedPageName, ComponentType<{ event: OwnEvent }>> = {
  hostingEvent: Overview,
  hostingTestMode: TestModePage,
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
