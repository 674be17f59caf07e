import 'server-only';
import { calls } from '@/backend/contract/calls';
import type { Match } from '@/lib/platform/routing/match';
import { send } from '@/lib/platform/calls/server';

/** Milliseconds the lookup may take; without an answer the match stays, and its page redirects. */
const TIMEOUT_MS = 1000;

/** The match itself; with the other route when the id of a flash was requested as an article, or the reverse. */
export async function matchOfKind(match: Match): Promise<Match> {
  if (match.name !== 'flash' && match.name !== 'article') return match;
  const kind = await kindOf(Number(match.params['id'])).catch(() => null);
  return kind === null || kind === match.name ? match : { ...match, name: kind };
}

async function kindOf(id: number) {
  const { envelope } = await send('contentState', { id }, {}, TIMEOUT_MS);
  return calls.contentState.output.parse(envelope.data).kind;
}
