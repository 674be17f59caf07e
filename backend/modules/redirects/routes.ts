import { redirectCalls as calls } from '@/backend/contract/redirects/calls';
import { hostKey, readOldAddress } from '@/backend/contract/redirects/old-address';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { loadRedirects } from '@/backend/modules/redirects/commands/load';
import { countHits, removeRedirect, saveRedirect } from '@/backend/modules/redirects/commands/manage';
import { findRedirect } from '@/backend/modules/redirects/queries/find';
import { isTableEmpty, listRedirectHosts } from '@/backend/modules/redirects/queries/hosts';
import { listRedirects, redirectsAsCsv } from '@/backend/modules/redirects/queries/list';

/** The table of old addresses: for editors, for `npm run redirects`, and for portals, which answer by it. */
export const redirectRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    redirects: (ctx, input) => listRedirects(ctx, input),
    saveRedirect: (ctx, input, { member }) => saveRedirect(ctx, member, input),
    removeRedirect: (ctx, { id }, { member }) => removeRedirect(ctx, member, id),
    async testRedirect(ctx, { address }) {
      const host = readOldAddress(address)?.host ?? '';
      const isHere = host === hostKey(new URL(ctx.config.siteUrl).host);
      const { answer, written } = await findRedirect(ctx, { host: isHere ? '' : host, address });
      return { answer: answer && { ...answer, from: written } };
    },
    loadRedirects: (ctx, { csv }, { member }) => loadRedirects(ctx, member, csv),
    listRedirects: async (ctx) => ({ csv: await redirectsAsCsv(ctx) }),
    async loadRedirectsFile(ctx, { csv }) {
      const outcome = await loadRedirects(ctx, null, csv);
      return { ...outcome, csv: csv.trim() === '' ? await redirectsAsCsv(ctx) : '' };
    },
    findRedirect: async (ctx, input) => {
      const { answer, content_id } = await findRedirect(ctx, input);
      return { answer, content_id };
    },
    redirectHosts: async (ctx) => ({
      hosts: await listRedirectHosts(ctx),
      is_empty: await isTableEmpty(ctx),
    }),
    countRedirectHits: (ctx, input) => countHits(ctx, input),
  });
};
