import { directoryCalls as calls } from '@/backend/contract/directory/calls';
import { atlasCalls } from '@/backend/contract/directory/atlas';
import { toolCallsOfMembers as own } from '@/backend/contract/directory/submissions';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { decideTool, submitTool } from './commands/tool-submissions';
import { voteForTool } from './commands/tool-votes';
import { readAtlas, readAtlasEntry } from './queries/atlas';
import { listOwnVotes, listToolSubmissions } from './queries/tool-submissions';
import { readAppConfig } from './queries/app-config';
import { listNotices, listPartners, listTools, readDocument } from './queries/directory';

/** Notices, partners, tools, documents and public settings. */
export const directoryRoutes: Mount = (app, context) => {
  serveCalls(app, context, atlasCalls, {
    atlas: (ctx, { locale }) => readAtlas(ctx, locale),
    atlasEntry: (ctx, input) => readAtlasEntry(ctx, input),
  });
  serveCalls(app, context, own, {
    toolVote: (ctx, input, { member }) => voteForTool(ctx, member, input),
    toolVotes: (ctx, { ids }, { member }) => listOwnVotes(ctx, member, ids),
    submitTool: (ctx, input, { member }) => submitTool(ctx, member, input),
    toolSubmissions: (ctx, input) => listToolSubmissions(ctx, input),
    decideTool: (ctx, input, { member }) => decideTool(ctx, member, input),
  });
  serveCalls(app, context, calls, {
    appConfig: (ctx) => readAppConfig(ctx),
    notices: (ctx, input) => listNotices(ctx, input),
    cooperation: (ctx, input) => listPartners(ctx, input),
    tools: async (ctx, { locale }) => ({ list: await listTools(ctx, locale) }),
    document: (ctx, input) => readDocument(ctx, input),
  });
};
