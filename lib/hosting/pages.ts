import type { EventStatus } from '@/backend/contract/events/statuses';
import type { StaffRole } from '@/backend/contract/tickets/statuses';
import { routes } from '@/lib/platform/routing/routes';

// Who may open an organiser's page: the roles that the backend requires for its calls.
const ALL = ['owner', 'editor', 'cashier'] as const satisfies readonly StaffRole[];
const MONEY = ['owner', 'cashier'] as const satisfies readonly StaffRole[];
const WRITERS = ['owner', 'editor'] as const satisfies readonly StaffRole[];
const OWNER = ['owner'] as const satisfies readonly StaffRole[];

/** The pages of one event in the order of its index, the roles that may open each, and which are for drafts only. */
const HOSTING_PAGES = [
  { page: 'hostingEvent', roles: ALL },
  { page: 'hostingTestMode', roles: WRITERS, isForDrafts: true },
  { page: 'hostingOrders', roles: MONEY },
  { page: 'hostingPayouts', roles: MONEY },
  { page: 'hostingReceipts', roles: MONEY },
  { page: 'gateSetup', roles: ALL },
  { page: 'hostingCodes', roles: ALL },
  { page: 'hostingWaiting', roles: ALL },
  { page: 'hostingLetters', roles: MONEY },
  { page: 'hostingStaff', roles: ALL },
  { page: 'hostingWebhooks', roles: OWNER },
  { page: 'hostingChange', roles: OWNER },
  { page: 'eventEdit', roles: WRITERS },
] as const satisfies readonly { page: string; roles: readonly StaffRole[]; isForDrafts?: true }[];

export type HostingPageName = (typeof HOSTING_PAGES)[number]['page'];

/** A page of one event that is not its form. */
export type HostedPageName = Exclude<HostingPageName, 'eventEdit'>;

/** The page whose address inside the portal ends with this segment; null when no page does. */
export function hostedPageAt(segment: string): HostedPageName | null {
  const path = `events/hosting/[id]/${segment}`;
  const page = HOSTING_PAGES.map(({ page }) => page).find((page) => routes[page].page === path);
  return page === undefined || page === 'eventEdit' ? null : page;
}

/** The pages listed in the index of an event for a person with these roles. */
export function pagesFor(roles: readonly StaffRole[], status: EventStatus): HostingPageName[] {
  const isDraft = status === 'draft' || status === 'pending';
  return HOSTING_PAGES.filter((page) => isDraft || !('isForDrafts' in page))
    .filter((page) => mayEnter(roles, page.page))
    .map(({ page }) => page);
}

/** Whether a person with these roles may open a page. Pages for drafts check the status of the event themselves. */
export function mayEnter(roles: readonly StaffRole[], page: HostingPageName): boolean {
  return HOSTING_PAGES.some(
    (hostingPage) => hostingPage.page === page && hostingPage.roles.some((role) => roles.includes(role)),
  );
}

const GO_LETTERS = [
  { letter: 'o', page: 'hostingOrders' },
  { letter: 'c', page: 'gateSetup' },
  { letter: 't', page: 'hostingCodes' },
] as const satisfies readonly { letter: string; page: HostingPageName }[];

/** The pages that open by G and a letter, for a person with these roles. */
export function goPages(roles: readonly StaffRole[]): readonly (typeof GO_LETTERS)[number][] {
  return GO_LETTERS.filter(({ page }) => mayEnter(roles, page));
}
