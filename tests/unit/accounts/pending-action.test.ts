/** @jest-environment jsdom */
import type * as Pending from '@/lib/accounts/pending-action';
import type * as Shared from '@/lib/accounts/shared-pending';
import type * as Drafts from '@/lib/accounts/use-form-draft';

const HOUR_MS = 3_600_000;
const action = { kind: 'order', id: 5 };

/** Opens a path as a new tab: with newly loaded modules and an empty session storage. The local storage stays. */
async function openTab(path: string): Promise<typeof Pending & typeof Shared & typeof Drafts> {
  sessionStorage.clear();
  history.replaceState(null, '', path);
  jest.resetModules();
  return {
    ...(await import('@/lib/accounts/pending-action')),
    ...(await import('@/lib/accounts/shared-pending')),
    ...(await import('@/lib/accounts/use-form-draft')),
  };
}
const stored = (key: string) => sessionStorage.getItem(key);

/** A reader chooses tickets and has to sign in. */
async function choose() {
  const tab = await openTab('/en/events/5?from=news');
  tab.writeDraft('tickets-5', '{"quantities":{"7":2}}');
  tab.writeDraft('login:email', 'not@for.others');
  tab.rememberAction(action, { 'tickets-5': tab.readDraft('tickets-5') });
  return tab;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the tab that a letter opens returns to the page with the chosen tickets, and orders them', async () => {
  await choose();
  const { adoptPending, readDraft, consumeAction } = await openTab('/en/signUp');
  expect(consumeAction('order', 5)).toBe(false);
  adoptPending();
  expect(stored('lx_wanted')).toBe('/en/events/5?from=news');
  expect(readDraft('tickets-5')).toBe('{"quantities":{"7":2}}');
  expect(readDraft('login:email')).toBeUndefined();
  expect(consumeAction('order', 5)).toBe(true);
  const third = await openTab('/en/signUp');
  third.adoptPending();
  expect(stored('lx_wanted')).toBeNull();
});

test('a destination and a draft of the tab itself come before those of another tab', async () => {
  await choose();
  const { adoptPending, rememberDestination, writeDraft, readDraft } = await openTab('/signUp');
  writeDraft('tickets-5', 'own');
  rememberDestination('/my');
  adoptPending();
  expect([stored('lx_wanted'), readDraft('tickets-5')]).toEqual(['/my', 'own']);
});

test('a reader who closed the dialog returns to the chosen tickets, and nothing is ordered', async () => {
  const { giveUpAction } = await choose();
  giveUpAction();
  // A dialog reports more than once that it was closed.
  giveUpAction();
  const { adoptPending, readDraft, consumeAction } = await openTab('/en/signUp');
  adoptPending();
  expect([stored('lx_wanted'), readDraft('tickets-5')]).toEqual([
    '/en/events/5?from=news',
    '{"quantities":{"7":2}}',
  ]);
  expect(consumeAction('order', 5)).toBe(false);
});

test('a document that is about to be replaced leaves the action to the next one', async () => {
  const { continueAfterLogin, consumeAction } = await choose();
  // jsdom reports that it does not reload pages.
  jest.spyOn(console, 'error').mockImplementation();
  continueAfterLogin();
  expect(consumeAction('order', 5)).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(consumeAction('order', 5)).toBe(true);
});

test.each([
  ['after an hour', () => jest.useFakeTimers({ now: Date.now() + HOUR_MS + 1 })],
  ['after signing out', async () => (await import('@/lib/accounts/pending-action')).clearPending()],
  ['of another form', () => localStorage.setItem('lx_pending', '{"path":7}')],
] as const)('nothing is continued %s', async (_, happen) => {
  await choose();
  await happen();
  const { adoptPending } = await openTab('/signUp');
  adoptPending();
  expect(stored('lx_wanted')).toBeNull();
});
