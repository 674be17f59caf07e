import { ApiError } from '@/backend/kernel/errors';

/** How deeply activities are nested at most: those of known servers are below 10, and jsonld calls itself for each level. */
const MAX_DEPTH = 64;
/** The errors of jsonld about a context that could not be read, which the sender may try again. */
const UNREAD = ['jsonld.InvalidUrl', 'jsonld.LoadDocumentError'];

/**
 * Refuses what is JSON and no activity, before Fedify reads it. What is no JSON, Fedify refuses itself.
 * @throws ApiError invalidInput for a text or number, and for a document that is nested too deeply to be read
 */
export function requireReadable(body: Uint8Array): void {
  let level: unknown[];
  try {
    level = [JSON.parse(new TextDecoder().decode(body))];
  } catch {
    return;
  }
  if (!isTree(level[0])) throw new ApiError('invalidInput');
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new ApiError('invalidInput');
    level = level.filter(isTree).flatMap((tree) => Object.values(tree));
  }
}

/**
 * Lets Fedify answer a request, whose document a stranger wrote: what it is no JSON-LD for is no fault of ours.
 * @throws ApiError invalidInput, unavailable when a context it names could not be read
 */
export async function answerReadable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (!name.startsWith('jsonld.')) throw error;
    throw new ApiError(UNREAD.includes(name) ? 'unavailable' : 'invalidInput');
  }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
