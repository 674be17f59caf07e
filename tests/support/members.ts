import type { BrowserContext, Page } from '@playwright/test';
import { MAX_PAGE_SIZE } from '@/backend/contract/page-sizes';
import type { CallInput, CallName } from '@/backend/contract/calls';
import { makeCall, GOOD_PASSWORD, register } from './accounts';
import { test as base, expect, type MemberSite } from './browser-test';
import { sampleOf } from './e2e-accounts';
import type { TestSite } from './site';

export interface Member {
  id: number;
  email: string;
  password: string;
  token: string;
}

/** A browser test whose pages are those of the members' site. */
export const test = base.extend({
  baseURL: async ({ members }, give) => give(members.site.base),
});

export { expect, type MemberSite };

/** The backend of a site, as calls of tests are made to it. */
export const backendOf = (site: TestSite) => ({
  secret: site.secret,
  dataDir: site.dataDir,
  raw: (path: string, init?: RequestInit) => fetch(site.backendUrl + path, init),
});

let memberCount = 0;

/** Registers a new member. */
export async function newMember({ site }: MemberSite): Promise<Member> {
  memberCount += 1;
  const email = `member-${process.pid}-${memberCount}@example.test`;
  const { id, token } = await register(backendOf(site), email);
  return { id, email, password: GOOD_PASSWORD, token };
}

/** Registers a new member who is an organiser of that name. */
export async function newOrganiser(members: MemberSite): Promise<Member> {
  const organiser = await newMember(members);
  await asMember(members, organiser, 'saveOrganiser', { name: '渡口工作室' });
  return organiser;
}

/** Makes a call for a member and returns its whole answer. */
export function asMember<Name extends CallName>(
  { site }: MemberSite,
  member: Pick<Member, 'token'>,
  name: Name,
  input: CallInput<Name>,
) {
  return makeCall(backendOf(site), name, { ...input }, { token: member.token });
}

/** Signs a browser in with e-mail and password by a request, without the dialog. */
export async function signInByProvider(
  context: BrowserContext,
  { site }: Pick<MemberSite, 'site'>,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  const answer = await context.request.post(`${site.base}/api/call/login`, {
    headers: { origin: site.base },
    data: { type: 4, mobile: email, password },
  });
  expect((await answer.json()).code).toBe(200);
}

/** Articles or flashes of the sample content, newest first: those of other tests may lack an author, or be withdrawn. */
export async function storiesOf(
  { site, lastSampleStory }: MemberSite,
  name: 'articles' | 'flashes',
  size: number,
) {
  const { list } = (await makeCall(backendOf(site), name, { size: MAX_PAGE_SIZE })).data;
  return list.filter(({ id }) => id <= lastSampleStory).slice(0, size);
}

/** The toast with a text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[role=status]', { hasText: text }).first();

/** Signs the sample editor in. */
export async function asEditor(page: Page, members: Pick<MemberSite, 'site'>): Promise<void> {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  await signInByProvider(page.context(), members, { email: login, password });
}
