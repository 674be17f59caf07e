import { type APIRequestContext, expect } from '@playwright/test';
import type { Locale } from '@/lib/platform/language/locales';
import { type PageHead, readHead } from './head';
import { addressOf, listPageTypes, type PageType } from './page-types';

export const AGENTS = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50',
  twitter: 'Twitterbot/1.0',
  telegram: 'TelegramBot (like TwitterBot)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};
export type Agent = keyof typeof AGENTS;

/** The HTML of a page for a user agent. */
export async function readAs(request: APIRequestContext, path: string, agent: Agent): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': AGENTS[agent] } });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** The heads of every public page type in every language. */
export class Heads {
  readonly byAddress = new Map<string, PageHead>();

  private constructor(
    readonly base: string,
    readonly types: readonly PageType[],
  ) {}

  static async read(request: APIRequestContext, base = ''): Promise<Heads> {
    const heads = new Heads(base, await listPageTypes((path) => readAs(request, path, 'google')));
    for (const { address } of heads.pages())
      heads.byAddress.set(address, readHead(await readAs(request, address, 'google')));
    return heads;
  }

  /** Every page type in every language it exists in. */
  pages(): { type: PageType; locale: Locale; address: string }[] {
    return this.types.flatMap((type) =>
      type.locales.map((locale) => ({ type, locale, address: addressOf(type, locale) })),
    );
  }

  need(address: string): PageHead {
    const head = this.byAddress.get(address);
    if (!head) throw new Error(`${address} was not read`);
    return head;
  }

  /** The heads of one page type. */
  of(name: PageType['name']): PageHead[] {
    return this.pages()
      .filter(({ type }) => type.name === name)
      .map(({ address }) => this.need(address));
  }
}
