import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { CallInput, CallName } from '@/backend/contract/calls';
import { ask, GOOD_PASSWORD, register } from './accounts';
import { sampleOf } from './e2e-accounts';
import { startProvider, type TestProvider } from './open-id';
import { TestSite } from './site';
import { startStripeStub, STRIPE_SECRET, type StripeStub } from './stripe-stub';

/**
 * A site with passwords that are cheap to hash, high rate limits, a sign-in provider and card payments; all tests of a
 * worker share it.
 */
export interface MemberSite {
  site: TestSite;
  provider: TestProvider;
  stripe: StripeStub;
}

export interface Member {
  id: number;
  email: string;
  password: string;
  token: string;
}

const PORT = 3492;
const BACKEND_PORT = 4492;

export const test = base.extend<object, { members: MemberSite }>({
  members: [
    async ({}, give, { parallelIndex }) => {
      const provider = await startProvider();
      const stripe = await startStripeStub();
      const site = new TestSite(PORT + parallelIndex, BACKEND_PORT + parallelIndex, {
        PASSWORD_MEMORY_KIB: '1024',
        PASSWORD_PASSES: '1',
        LIMITS_TIMES: '1000',
        APP_STORE_URL: 'https://apps.example.org/lianxun',
        FEEDS_PRIVATE_HOSTS: 'on',
        GOOGLE_CLIENT_ID: 'client',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_ISSUER: provider.url,
        TWITTER_CLIENT_ID: 'client',
        TWITTER_CLIENT_SECRET: 'secret',
        TWITTER_AUTHORIZE_URL: `${provider.url}/i/oauth2/authorize`,
        TWITTER_API_URL: provider.url,
        STRIPE_SECRET_KEY: 'sk_of_the_tests',
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
        STRIPE_API_URL: stripe.url,
      });
      await site.start('backend');
      await site.start('portal');
      await give({ site, provider, stripe });
      await site.destroy();
      provider.close();
      await stripe.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ members }, give) => give(members.site.base),
});

export { expect };

const backendOf = (site: TestSite) => ({
  secret: site.secret,
  dataDir: site.dataDir,
  raw: (path: string, init?: RequestInit) => fetch(site.backendUrl + path, init),
});

let made = 0;

/** Registers a new member. */
export async function newMember({ site }: MemberSite): Promise<Member> {
  made += 1;
  const email = `member-${process.pid}-${made}@example.test`;
  const { id, token } = await register(backendOf(site), email);
  return { id, email, password: GOOD_PASSWORD, token };
}

/** Registers a new member who is an organiser of that name. */
export async function newHost(members: MemberSite): Promise<Member> {
  const host = await newMember(members);
  await asMember(members, host, 'saveOrganiser', { name: '渡口工作室' });
  return host;
}

/** Makes a call for a member and returns its whole answer. */
export function asMember<Name extends CallName>(
  { site }: MemberSite,
  member: Pick<Member, 'token'>,
  name: Name,
  input: CallInput<Name>,
) {
  return ask(backendOf(site), name, { ...input }, { token: member.token });
}

/** Signs a browser in with e-mail and password by a request, without the dialog. */
export async function signInByProvider(
  context: BrowserContext,
  { site }: MemberSite,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<void> {
  const answer = await context.request.post(`${site.base}/api/auth/login`, {
    headers: { origin: site.base },
    data: { type: 4, mobile: email, password },
  });
  expect((await answer.json()).code).toBe(200);
}

/** Published articles or flashes, newest first. */
export async function itemsOf({ site }: MemberSite, name: 'articles' | 'flashes', size: number) {
  return (await ask(backendOf(site), name, { size })).data.list;
}

/** The toast with a text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[role=status]', { hasText: text }).first();

/** Signs the sample editor in. */
export async function asEditor(page: Page, members: MemberSite): Promise<void> {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  await signInByProvider(page.context(), members, { email: login, password });
}
