/** @jest-environment node */
import robotsParser from 'robots-parser';
import { GET } from '@/app/robots.txt/route';

let policy = 'all';
jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({ aiCrawlers: policy, siteUrl: 'https://a.example' }),
}));

async function mayRead(of: string, agent: string, path = '/wz_detail/7'): Promise<boolean | undefined> {
  policy = of;
  const text = await GET(new Request('https://a.example/robots.txt')).text();
  return robotsParser('https://a.example/robots.txt', text).isAllowed(`https://a.example${path}`, agent);
}

test.each([
  ['all', 'GPTBot', true],
  ['all', 'PerplexityBot', true],
  ['answers', 'GPTBot', false],
  ['answers', 'Google-Extended', false],
  ['answers', 'OAI-SearchBot', true],
  ['none', 'CCBot', false],
  ['none', 'ChatGPT-User', false],
  ['none', 'Googlebot', true],
])('with the policy %s, %s may read: %s', async (of, agent, may) => {
  expect(await mayRead(of, agent)).toBe(may);
});

test.each(['all', 'answers', 'none'])(
  'with the policy %s, what is closed to all crawlers stays closed',
  async (of) => {
    for (const agent of ['Googlebot', 'GPTBot']) expect(await mayRead(of, agent, '/my')).toBe(false);
    expect(await mayRead(of, 'Googlebot', '/api/session')).toBe(false);
    expect(await mayRead(of, 'Googlebot', '/api/data')).toBe(false);
  },
);

test('crawlers may read the data files that data pages and their graphs name', async () => {
  const files = ['/api/data/spot-etf-flow.csv?locale=en', '/api/data/spot-etf-flow.json?locale=en'];
  for (const file of files) expect(await mayRead('all', 'Googlebot', file)).toBe(true);
  expect(await mayRead('all', 'Googlebot', '/api/data/spot-etf-flow.html?locale=en')).toBe(false);
});
