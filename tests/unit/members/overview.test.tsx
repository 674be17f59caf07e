import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { Overview } from '@/components/members/overview';
import messages from '@/messages/zh-Hans.json';

jest.mock('@/components/accounts/gate', () => ({
  Gate: ({ children }: { children: () => ReactNode }) => children(),
  LoadError: () => null,
}));
jest.mock('@/components/members/news/followed-news', () => ({ FollowedNews: () => null }));
jest.mock('@/components/members/news/just-saved', () => ({ JustSaved: () => null }));
jest.mock('@/components/members/news/next-ticket', () => ({ NextTicket: () => null }));
let collections = 0;
jest.mock('@/lib/accounts/use-call', () => ({ useCall: () => ({ data: { collections } }) }));
let following = 0;
jest.mock('@/lib/members/use-member-list', () => ({ useMemberList: () => ({ data: { total: following } }) }));
let next: object | null = null;
jest.mock('@/lib/members/use-next-ticket', () => ({ useNextTicket: () => ({ isRead: true, next }) }));

const textOf = () =>
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <Overview events="接下来的活动" authors="可以关注的作者" />
    </NextIntlClientProvider>,
  ).container.textContent;

test.each([
  ['events, for one who has nothing', 0, 0, null, '接下来的活动'],
  ['authors, for one who has a ticket only', 0, 0, { id: 1 }, '可以关注的作者'],
  ['nothing, for one who follows somebody', 1, 0, { id: 1 }, ''],
  ['nothing, for one who saved something', 0, 2, null, ''],
])('the overview suggests %s', (_, follows, saved, ticket, text) => {
  [following, collections, next] = [follows, saved, ticket];
  expect(textOf()).toBe(text);
});
