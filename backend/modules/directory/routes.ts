import { directoryCalls as calls } from '@/backend/contract/directory/calls';
import { atlasCalls } from '@/backend/contract/directory/atlas';
import { toolCallsOfMembers as own } from '@/backend/contract/directory/submissions';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import { decideTool, submitTool } from './commands/tool-submissions';
import { voteForTool } from './commands/tool-votes';
import { readAtlas, readAtlasEntry } from './queries/atlas';
import { listOwnVotes, listToolSubmissions } from './queries/tool-submissions';
import { readAppConfig } from './queries/app-config';
import { listNotices, listPartners, listTools, readDocument } from './queries/directory';

/** Notices, partners, tools, documents and public settings. */
export const directoryRoutes: Mount = (app, context) => {
  serve(app, context, calls.appConfig, (ctx) => readAppConfig(ctx));
  serve(app, context, calls.notices, (ctx, input) => listNotices(ctx, input));
  serve(app, context, calls.cooperation, (ctx, input) => listPartners(ctx, input));
  serve(app, context, calls.tools, async (ctx, { locale }) => ({ list: await listTools(ctx, locale) }));
  serve(app, context, atlasCalls.atlas, (ctx, { locale }) => readAtlas(ctx, locale));
  serve(app, context, atlasCalls.atlasEntry, (ctx, input) => readAtlasEntry(ctx, input));
  serve(app, context, own.toolVote, (ctx, input, caller) => voteForTool(ctx, memberOf(caller), input));
  serve(app, context, own.toolVotes, (ctx, { ids }, caller) => listOwnVotes(ctx, memberOf(caller), ids));
  serve(app, context, own.submitTool, (ctx, input, caller) => submitTool(ctx, memberOf(caller), input));
  serve(app, context, own.toolSubmissions, (ctx, input) => listToolSubmissions(ctx, input));
  serve(app, context, own.decideTool, (ctx, input, caller) => decideTool(ctx, memberOf(caller), input));
  serve(app, context, calls.document, (ctx, input) => readDocument(ctx, input));
};
