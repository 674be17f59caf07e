import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import { signInCalls } from '@/backend/contract/accounts/sign-in';
import { thirdPartyCalls } from '@/backend/contract/accounts/third-party';
import type { TestBackend } from './backend';

/** Public calls that need an account or an external service; other tests cover them. */
const NEED_MORE = new Set<Call>([
  ...Object.values<Call>(signInCalls),
  ...Object.values<Call>(thirdPartyCalls),
  calls.publicUser,
  calls.shareSignature,
  calls.previewContent,
  calls.activityPreview,
  calls.passkeyLogin,
  calls.checkCode,
  calls.declineOffer,
  calls.ticketByKey,
  calls.fillTicket,
  calls.renewTicketByKey,
  calls.takeTicket,
  calls.transferByKey,
  calls.takeTransfer,
  calls.declineTransfer,
  calls.subscribeLetter,
  calls.confirmLetter,
  calls.letterPreferences,
  calls.followLetters,
  calls.unsubscribeLetter,
  calls.letterSubscription,
  calls.unsubscribeLetters,
  calls.joinGate,
  calls.syncGate,
  calls.undoScan,
]);

/** All calls that anybody can make without a secret. */
export const PUBLIC_CALLS = Object.entries<Call>(calls).filter(
  ([, call]) => call.access === 'public' && !NEED_MORE.has(call),
);

/** Inputs for the public calls that need one. */
export function publicInputs(backend: TestBackend): Partial<Record<CallName, () => Promise<object>>> {
  const articleId = async () => (await backend.call('articles', { size: 1 })).list[0]?.id ?? 0;
  const flashId = async () => (await backend.call('flashes', { size: 1 })).list[0]?.id ?? 0;
  const eventId = async () => (await backend.call('activities', {})).list[0]?.id ?? 0;
  return {
    listComments: async () => ({ content_id: await articleId() }),
    commentPage: async () => ({ content_id: await articleId() }),
    related: async () => ({ id: await articleId() }),
    contentDetails: async () => ({ id: await articleId() }),
    contentState: async () => ({ id: await articleId() }),
    flashThread: async () => ({ id: await flashId() }),
    afterStory: async () => ({ id: await articleId() }),
    storyPage: async () => ({ id: await flashId() }),
    flashRecommendations: async () => ({ id: await flashId() }),
    dayLedger: async () => ({ day: (await backend.call('flashDay', {})).previous }),
    letterDetails: async () => ({ id: (await backend.call('letterArchive', {})).list[0]?.id ?? 0 }),
    labelDetails: async () => ({ id: 4 }),
    specialDetails: async () => ({ id: 5 }),
    activityCalendar: async () => ({ from: '2020-01-01' }),
    activityDetails: async () => ({ id: await eventId() }),
    eventDetails: async () => ({ id: await eventId() }),
    ticketDetails: async () => ({
      id: (await backend.call('activityDetails', { id: await eventId() })).tickets[0]?.id,
    }),
    ticketOffer: async () => ({ event_id: await eventId() }),
    organiserDetails: async () => ({ id: 1 }),
    atlasEntry: async () => ({ key: 'tool-1' }),
    search: async () => ({ keyword: '比特币' }),
    searchMore: async () => ({ keyword: '比特币' }),
    recordSearch: async () => ({ keyword: '比特币' }),
    searchSuggestions: async () => ({ keyword: '链' }),
    document: async () => ({ key: 'about' }),
    landing: async () => ({ slug: 'forum_2025' }),
    addAlert: async () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      language: 'en',
    }),
    alertTopics: async () => ({ endpoint: 'https://push.example/1' }),
    removeAlert: async () => ({ endpoint: 'https://push.example/1' }),
    addQuizResult: async () => ({ shares: [10, 20, 30, 40] }),
    sitemapRanges: async () => ({ of: 'day' }),
    sitemapRows: async () => ({ of: 'content', from: 1, to: 8000 }),
  };
}

/** The whole answer of a call as text, without a session. */
export async function publicAnswer(backend: TestBackend, call: Call, input: object): Promise<string> {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const answer =
    call.methods[0] === 'GET'
      ? await backend.raw(`${call.path}?${query}`)
      : await backend.raw(call.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
  return answer.text();
}
