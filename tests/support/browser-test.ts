import { test as base, expect } from '@playwright/test';
import { MAX_PAGE_SIZE } from '@/backend/contract/page-sizes';
import { startProvider, type TestProvider } from './open-id';
import { TestSite } from './site';
import { startStripeStub, STRIPE_SECRET, type StripeStub } from './stripe-stub';

export { expect };

/**
 * A site with passwords that are cheap to hash, high rate limits, a sign-in provider and card payments; all tests of a
 * worker share it.
 */
export interface MemberSite {
  site: TestSite;
  provider: TestProvider;
  stripe: StripeStub;
  /** The greatest id of a story of the sample content; stories that tests publish have greater ones. */
  lastSampleStory: number;
}

const PORT = 3492;
const BACKEND_PORT = 4492;

/** Clears the session storage of an origin when a test opens it for the first time; runs in the browser. */
function clearTabOnce(testRun: string): void {
  const KEY = 'test-run';
  try {
    if (sessionStorage.getItem(KEY) === testRun) return;
    sessionStorage.clear();
    sessionStorage.setItem(KEY, testRun);
  } catch {
    // A frame without an origin has no storage.
  }
}

/**
 * The one base of all browser tests. Its pages are those of the site with sample content that all tests share and none
 * changes; a test that names `members` gets the site of its worker as well, which starts when it is first named. With a
 * second base, Playwright would end a worker and its site each time two neighbouring files had different ones.
 */
export const test = base.extend<object, { members: MemberSite }>({
  // Tests of a worker share one tab, whose session storage Playwright does not clear.
  page: async ({ page }, give, { testId, retry }) => {
    const script = await page.addInitScript(clearTabOnce, `${testId} ${retry}`);
    await give(page);
    await script.dispose().catch(() => undefined);
  },
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
      const ids: number[] = [];
      for (const path of ['/getArticleList', '/getFlashList'])
        for (const { id } of (await site.post(path, { size: MAX_PAGE_SIZE })).list) ids.push(id);
      const lastSampleStory = Math.max(...ids);
      await site.start('portal');
      await give({ site, provider, stripe, lastSampleStory });
      await site.destroy();
      provider.close();
      await stripe.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
