import { newsletterCalls } from '@/backend/contract/newsletters/calls';
import { newsletterDeskCalls } from '@/backend/contract/newsletters/desk-calls';
import { byNetwork, countWrongKeys } from '@/backend/kernel/limits';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { actOnIssue } from '../commands/act-on-issue';
import { confirm } from '../commands/confirm';
import { importSubscribers } from '../commands/import/import-subscribers';
import { followLink } from '../commands/follow-link';
import { leave } from '../commands/leave';
import { newsletterWith, openIssue } from '../commands/open-issue';
import { setPreferences } from '../commands/preferences';
import { previewIssue } from '../commands/preview';
import { saveIssue } from '../commands/save-issue';
import { subscribe } from '../commands/subscribe';
import { listArchive, readLetter } from '../queries/archive';
import { readIssue } from '../queries/issue';
import { listIssues, toIssueRow } from '../queries/issue-row';
import { listNewsletters, toNewsletter } from '../queries/newsletters';
import { readOffers } from '../queries/offers';
import { countSubscribers } from '../queries/receivers';
import { readResults } from '../queries/results';
import { readMemberLetters } from '../queries/subscriber';

/** Newsletters: for readers without an account, and for editors who write and send them. */
export const newsletterRoutes: Mount = (app, context) => {
  serveCalls(app, context, newsletterCalls, {
    followLetterLink: (ctx, input) => followLink(ctx, input),
    newsletters: async (ctx, { locale }) => ({
      list: (await listNewsletters(ctx)).map((row) => toNewsletter(row, locale)),
    }),
    myLetters: (ctx, { locale }, { member }) => readMemberLetters(ctx, member.id, locale),
    subscribeLetter: (ctx, input, caller) => subscribe(ctx, caller, input),
    confirmLetter: (ctx, { key }, caller) =>
      countWrongKeys(ctx, byNetwork('newsletterNetwork', caller.address), () => confirm(ctx, key)),
    letterPreferences: (ctx, input) => setPreferences(ctx, input),
    // Without a limit: mail services unsubscribe many people from one network, and the keys cannot be guessed.
    unsubscribeLetter: (ctx, { key }) => leave(ctx, key),
    letterArchive: (ctx, input) => listArchive(ctx, input),
    letterDetails: (ctx, { id, locale }) => readLetter(ctx, id, locale),
  });
  serveCalls(app, context, newsletterDeskCalls, {
    async letterIssues(ctx, { letter, size, locale }) {
      const [rows, letters, counts] = await Promise.all([
        listIssues(ctx, { letter, size }),
        listNewsletters(ctx, false),
        countSubscribers(ctx),
      ]);
      return {
        list: rows.map((row) => toIssueRow(row, locale)),
        letters: letters.map((row) => ({
          key: row.key,
          name: toNewsletter(row, locale).name,
          subscribers: counts.get(row.key) ?? 0,
        })),
      };
    },
    openLetterIssue: (ctx, input, { member }) => openIssue(ctx, member, input),
    letterIssue: (ctx, { id, locale }) => readIssue(ctx, id, locale),
    letterOffers: async (ctx, { letter, locale }) =>
      readOffers(ctx, await newsletterWith(ctx, letter), locale),
    saveLetterIssue: (ctx, input, { member }) => saveIssue(ctx, member, input),
    previewLetterIssue: (ctx, input) => previewIssue(ctx, input),
    actOnLetterIssue: (ctx, input, { member }) => actOnIssue(ctx, member, input),
    letterResults: (ctx, { id, locale }) => readResults(ctx, id, locale),
    importSubscribers: (ctx, input, { member }) => importSubscribers(ctx, member, input),
  });
};
