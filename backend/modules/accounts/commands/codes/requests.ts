import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, type Counted, countTries, countTry } from '@/backend/kernel/limits';
import { countTryWithDelay } from '@/backend/kernel/turns';
import type { CodeSubject } from './make';
import { isKnownDevice } from '@/backend/modules/accounts/commands/known-devices';

/** Counts a letter with a code. @throws ApiError tooManyRequests */
export const countLetter = (context: Context, caller: Caller, subject: CodeSubject): Promise<void> =>
  countRequest(context, caller, subject, ['siteLetters', 'siteLettersKnown']);

/** Counts a text message with a code. @throws ApiError tooManyRequests */
export const countText = (context: Context, caller: Caller, subject: CodeSubject): Promise<void> =>
  countRequest(context, caller, subject, ['siteTexts', 'siteTextsKnown']);

type Ceiling = 'siteLetters' | 'siteTexts';

/**
 * Requests of a member for their own address, and of a browser that signed in to it before, are counted apart: requests
 * of strangers, to that address or on the whole site, cannot use them up.
 */
async function countRequest(
  context: Context,
  caller: Caller,
  { purpose, address, askedBy: requestedBy, place }: CodeSubject,
  [ceiling, knownCeiling]: [Ceiling, `${Ceiling}Known`],
): Promise<void> {
  const isOwn = purpose === 'confirm' || (await isKnownDevice(context, caller, address));
  const again: Counted = ['codeResend', `${purpose}:${address}:${requestedBy}:${place}`];
  const member: Counted[] = requestedBy > 0 ? [['codeMember', requestedBy]] : [];
  const counted: Counted[] = isOwn
    ? [...member, again, ['codeDevice', `${address}:${requestedBy}:${place}`]]
    : [
        ...byNetwork('codeNetwork', caller.address),
        ...member,
        again,
        ...byNetwork('codeHere', caller.address, address),
      ];
  await countTries(context, counted);
  if (!isOwn) await countTryWithDelay(context, ['codeAccount', address]);
  await countForSite(context, isOwn ? knownCeiling : ceiling);
}

/** Logs only the first refusal of an hour. */
async function countForSite(context: Context, name: Ceiling | `${Ceiling}Known`): Promise<void> {
  const { over, wait } = await countTry(context, [name, 'all']);
  if (over === 1) context.log.error({ limit: name }, 'the ceiling of codes for this hour is reached');
  if (over > 0) throw new ApiError('tooManyRequests', undefined, wait);
}
