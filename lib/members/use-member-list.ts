import { useLocale } from 'next-intl';
import useSWR, { mutate, type SWRResponse } from 'swr';
import { type CallRefused, dataOf, isKeyOfCall, READ_AGAIN } from '@/lib/accounts/use-call';
import { getEnvelope, toReply } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import type { MemberListName, MemberLists, MemberPage } from './member-rows';

/**
 * Drops every cached page of a list after a change, since rows move between pages. The shown page is fetched again, and the
 * numbers beside the tabs of the member area.
 */
export function renewList(name: MemberListName | 'messages'): void {
  const isOf = (key: unknown) =>
    (name === 'messages' && isKeyOfCall(key, name)) ||
    (name === 'following' && isKeyOfCall(key, 'listFollows')) ||
    String(key).startsWith(`/api/member-list/${name}?`);
  void mutate(isOf, undefined);
  void mutate((key) => isKeyOfCall(key, 'userOverview'));
}

/** A page of a member's own list, in the language of the page. */
export function useMemberList<Name extends MemberListName>(
  name: Name,
  page: number,
): SWRResponse<MemberPage<MemberLists[Name]>, CallRefused> {
  const locale: Locale = useLocale();
  return useSWR<MemberPage<MemberLists[Name]>, CallRefused>(
    `/api/member-list/${name}?locale=${locale}&page=${page}`,
    async (address: string) => dataOf(toReply(await getEnvelope<MemberPage<MemberLists[Name]>>(address))),
    { keepPreviousData: true, ...READ_AGAIN },
  );
}
