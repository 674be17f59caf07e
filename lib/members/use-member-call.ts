import { useLocale } from 'next-intl';
import useSWR, { mutate, type SWRResponse } from 'swr';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { getEnvelope, toReply, type Reply } from '@/lib/platform/calls/browser';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import type { MemberCall } from '@/lib/platform/calls/proxies/members';
import type { MemberListName, MemberLists, MemberPage } from './member-rows';
import { reportSessionEnded } from '@/lib/accounts/session-ended';

/** A refused call; its message is a text for the reader. */
class Refused extends Error {}

function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  reportSessionEnded(reply);
  throw new Refused(reply.message);
}

/** The data of a member's call; the last data stays while new data is fetched. */
export function useMemberCall<Name extends MemberCall>(
  name: Name,
  input: CallInput<Name>,
): SWRResponse<CallOutput<Name>, Error> {
  const locale = useLocale();
  return useSWR<CallOutput<Name>, Error>(
    ['account', name, JSON.stringify(input), locale],
    async () => dataOf(await postCall(name, input, locale)),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
}

/** Drops every cached page of a list after a change, since rows move between pages. The shown page is fetched again. */
export function renewList(name: MemberListName | 'messages'): void {
  const isOf = (key: unknown) =>
    Array.isArray(key) ? key[1] === name : String(key).startsWith(`/api/member-list/${name}?`);
  void mutate(isOf, undefined);
}

/** A page of a member's own list, in the language of the page. */
export function useMemberList<Name extends MemberListName>(
  name: Name,
  page: number,
): SWRResponse<MemberPage<MemberLists[Name]>, Error> {
  const locale: Locale = useLocale();
  return useSWR<MemberPage<MemberLists[Name]>, Error>(
    `/api/member-list/${name}?locale=${locale}&page=${page}`,
    async (address: string) => dataOf(toReply(await getEnvelope<MemberPage<MemberLists[Name]>>(address))),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
}
