import type { Member } from './caller';
import type { Context } from './context';
import { ApiError } from './errors';
import { fold } from './text/fold';

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Roles that may use the name of this site: the newsroom, and organisers it has chosen. */
const OF_THE_SITE: readonly string[] = ['organiser', 'editor', 'admin'];

/** Only the letters and digits of a name, normalised so that all spellings of a word are equal. */
const lettersOf = (text: string): string => fold(text).replace(NO_LETTERS, '');

/** Whether a name contains the name of this site, however it is spelt: "链讯官方", "鏈·訊", "LIAN XUN Support". */
export function hasSiteName({ config }: Pick<Context, 'config'>, name: string): boolean {
  const letters = lettersOf(name);
  return [config.siteName, config.siteNameEn]
    .map(lettersOf)
    .some((siteLetters) => siteLetters !== '' && letters.includes(siteLetters));
}

/**
 * Refuses a name that could be mistaken for this site's own, except from members to whom the newsroom gave such a role.
 * An unchanged name is not checked.
 * @param field the field named in the refusal
 * @throws ApiError invalidInput
 */
export function refuseSiteName(
  context: Pick<Context, 'config'>,
  member: Member,
  { field, name, before }: { field: string; name: string; before: string | undefined },
): void {
  if (name === before || member.roles.some((role) => OF_THE_SITE.includes(role))) return;
  if (hasSiteName(context, name)) throw new ApiError('invalidInput', { [field]: 'siteName' });
}
