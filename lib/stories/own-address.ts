import 'server-only';
import { calls } from '@/backend/contract/calls';
import type { Match } from '@/lib/platform/routing/match';
import { send } from '@/lib/platform/calls/server';

/** How long a redirect waits to know better; after that the page itself leads on. */
const TIMEOUT_MS = 1000;

/** The match itself; the page of the other kind when a flash was asked for as an article, or the reverse. */
export async function matchOfKind(match: Match): Promise<Match> {
  if (match.name !== 'flash' && match.name !== 'article') return match;
  const kind = await kindOf(Number(match.params['id'])).catch(() => null);
  return kind === null || kind === match.name ? match : { ...match, name: kind };
}

async function kindOf(id: number) {
  const { envelope } = await send('contentState', { id }, {}, TIMEOUT_MS);
  return calls.contentState.output.parse(envelope.data).kind;
}
