import { existsOne, findAll } from 'domutils';
import type { Document, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Chrome } from '@/lib/platform/routing/chrome';
import { chromeOf } from '@/lib/platform/routing/chrome-of';
import { KEY_PAGES } from '@/lib/platform/routing/key-pages';
import { pathOf, routes, type Route, type RouteName } from '@/lib/platform/routing/routes';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import { listPageTypes } from '@/tests/support/page-types';
import { WHOLE_TEXT } from '@/tests/support/drafts';

const hasClass = (name: string) => (element: Element) =>
  (element.attribs['class'] ?? '').split(/\s+/).includes(name);

/** The parts of the shell that are in the HTML of a page. */
function shownChrome(page: Document): Chrome {
  const has = (test: (element: Element) => boolean) => existsOne(test, page.children);
  const [box] = findAll(hasClass('floating-tools'), page.children);
  const inBox = (test: (element: Element) => boolean) => box !== undefined && existsOne(test, box.children);
  const [ground] = findAll((element) => 'data-background' in element.attribs, page.children);
  const isDark = existsOne(
    (element) => element.name === 'html' && element.attribs['data-section'] === 'dark',
    page.children,
  );
  const isRegion = has((element) => element.name === 'div' && 'data-section' in element.attribs);
  return {
    frame: isRegion ? 'region' : has(({ name }) => name === 'header') && ground ? 'portal' : 'bare',
    footer: has((element) => element.name === 'footer' && hasClass('site-footer')(element)),
    tabBar: has(hasClass('tab-bar')),
    toolBar: box !== undefined,
    downloadButton: inBox((element) => /\/download$/.test(element.attribs['href'] ?? '')),
    languageTool: inBox((element) => 'hreflang' in element.attribs),
    background: isDark ? 'dark' : ground?.attribs['data-background'] === 'band' ? 'band' : 'paper',
  };
}

/** The shell a page should have by its row. Without the portal's frame there are no floating tools and no footer. */
function expectedChrome(name: RouteName): Chrome {
  const chrome = chromeOf(name);
  const floats = chrome.frame === 'portal' && chrome.toolBar;
  return {
    ...chrome,
    footer: chrome.frame === 'portal' && chrome.footer,
    tabBar: chrome.frame !== 'bare' && chrome.tabBar,
    toolBar: floats,
    downloadButton: floats && chrome.downloadButton,
    languageTool: floats && chrome.languageTool,
  };
}

/** Pages that the list of page types leaves out, because they only open a dialog or close a window. */
const DIALOGS = new Set<string>(['signUp', 'third']);

/**
 * Parameters for pages of members and of the desk: most have the same shell for any id, and the desk has a first record
 * of each kind.
 */
const ANY_ID = { id: 1, kind: 'topic' };

test('every page has the shell that its row of the route table names', async ({ context, members }) => {
  const writer = await newMember(members);
  const draft = (await asMember(members, writer, 'saveDraft', WHOLE_TEXT)).data;
  await asMember(members, writer, 'submitContent', draft);
  const { token } = (await asMember(members, writer, 'previewLink', { id: draft.id })).data;
  const event = (await asMember(members, writer, 'updateActivity', { title: '一场草稿' })).data;
  const shown = (await asMember(members, writer, 'activityPreviewLink', { id: event.id })).data;
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(context, members, { email: login, password });
  const admin = (await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password })).data;
  const landing = { kind: 'landing' } as const;
  const { document } = (await asMember(members, admin, 'readRecord', { ...landing, id: 1 })).data;
  const stored = (await asMember(members, admin, 'previewRecord', { ...landing, document })).data;
  const read = async (path: string) => (await context.request.get(path)).text();
  const brand = { kind: 'brand', id: 1 } as const;
  const saveEditions = async (...regions: object[]) => {
    const { document, version } = (await asMember(members, admin, 'readRecord', brand)).data;
    await asMember(members, admin, 'saveRecord', { ...brand, version, document: { ...document, regions } });
  };
  await saveEditions({
    ...{ key: 'singapore', name: { en: 'Singapore' }, zone: 'SGT', look: 'light' },
    time_zone: 'Asia/Singapore',
  });
  await expect.poll(async () => (await context.request.get('/regions/singapore')).status()).toBe(200);
  const paths = new Map<RouteName, string>([
    ['publishEdit', pathOf('publishEdit', { id: draft.id })],
    ['deskReviewDraft', pathOf('deskReviewDraft', { id: draft.id })],
    ['deskReviewShown', pathOf('deskReviewShown', { id: draft.id })],
    ['deskLandingPreview', pathOf('deskLandingPreview', { id: stored.id })],
    ['preview', pathOf('preview', { token })],
    ['eventPreview', pathOf('eventPreview', { token: shown.token })],
    ['atlasDistrict', pathOf('atlasDistrict', { type: 'wallet' })],
    ['region', pathOf('region', { region: 'singapore' })],
    ['gate', pathOf('gate')],
    ['setup', pathOf('setup')],
    ['ticketByKey', pathOf('ticketByKey', { token: 'a'.repeat(24) })],
    ['takeTicket', pathOf('takeTicket', { token: 'a'.repeat(24) })],
    ['unsubscribe', pathOf('unsubscribe', { token: 'a'.repeat(24) })],
    ['letterDone', pathOf('letterDone', { state: 'confirmed' })],
    ['letterConfirm', pathOf('letterConfirm', { token: 'a'.repeat(24) })],
    ['letterPreferences', pathOf('letterPreferences', { token: 'a'.repeat(24) })],
    ['personalityShares', pathOf('personalityShares', { shares: '60-40-70-30' })],
  ]);
  // Pages with a key are opened as a browser without cookies sees them, and by an address without its key.
  for (const [name, page] of Object.entries(KEY_PAGES)) {
    paths.set(name as RouteName, `${paths.get(name as RouteName)}?cookies=1`);
    paths.set(page.opened, pathOf(page.opened, { link: 'a'.repeat(16) }));
  }
  for (const { name, path } of await listPageTypes(read)) paths.set(name, path);
  for (const [name, route] of Object.entries<Route>(routes))
    if ((route.session || DIALOGS.has(name)) && !paths.has(name as RouteName))
      paths.set(name as RouteName, pathOf(name as RouteName, ANY_ID));
  for (const [name, path] of paths) {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(shownChrome(parseDocument(await answer.text())), `${name} at ${path}`).toEqual(
      expectedChrome(name),
    );
  }
  expect((Object.keys(routes) as RouteName[]).filter((name) => !paths.has(name))).toEqual([]);
  await saveEditions();
});
