import type { Member } from './caller';
import type { Context } from './context';
import { ApiError } from './errors';
import { brandedConfig } from './site-brand';
import { fold } from './text/fold';

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
/** Roles that may use the name of this site: the newsroom, and organisers it has chosen. */
const OF_THE_SITE: readonly string[] = ['organiser', 'editor', 'admin'];

/** Only the letters and digits of a name, normalised so that all spellings of a word are equal. */
const lettersOf = (text: string): string => fold(text).replace(NO_LETTERS, '');

/** Whether a name contains the name of this site, however it is spelt: "链讯官方", "鏈·訊", "LIAN XUN Support". */
export async function hasSiteName(context: Pick<Context, 'db' | 'config'>, name: string): Promise<boolean> {
  const letters = lettersOf(name);
  const config = await brandedConfig(context);
  return [config.siteName, config.siteNameEn, config.siteNameHant ?? '']
    .map(lettersOf)
    .some((siteLetters) => siteLetters !== '' && letters.includes(siteLetters));
}

/**
 * Refuses a name that could be mistaken for this site's own, except from members to whom the newsroom gave such a role.
 * An unchanged name is not checked.
 * @param field the field named in the refusal
 * @throws ApiError invalidInput
 */
export async function refuseSiteName(
  context: Pick<Context, 'db' | 'config'>,
  member: Member,
  { field, name, before }: { field: string; name: string; before: string | undefined },
): Promise<void> {
  if (name === before || member.roles.some((role) => OF_THE_SITE.includes(role))) return;
  if (await hasSiteName(context, name)) throw new ApiError('invalidInput', { [field]: 'siteName' });
}
