import type { CallInput } from '@/backend/contract/calls';
import type { ChannelName } from '@/backend/contract/channels/names';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { stripHanLatinSpaces } from '@/backend/contract/rich-text/spacing';
import { MAX_LABELS } from '@/backend/contract/writing/limits';
import type { Locale } from '@/lib/platform/language/locales';
import { isEnglishFirst, writtenIn } from '@/lib/platform/language/writing-locales';

/** The content of the form of the flash desk. */
export interface FlashForm {
  title: string;
  /** Plain lines. */
  text: string;
  enTitle: string;
  enText: string;
  isImportant: boolean;
  sourceName: string;
  sourceUrl: string;
  /** Names of labels (assets, too), separated by commas. */
  labels: string;
  /** The category and the key of the edition it belongs to. A form that was stored before may lack them. */
  categoryId?: number | null;
  region?: string;
  /** The feed entry the flash was made from; null for none. */
  incomingId: number | null;
  /** The earlier flash that this one follows up; null for none. */
  follows: { id: number; title: string } | null;
  /** `YYYY-MM-DDTHH:mm` in UTC+8; empty to publish at once. */
  releaseAt: string;
  /** Whether the editor confirmed a time more than two years ahead. */
  isFarMeant: boolean;
  /** The keys of earlier attempts to send this flash that got no answer, separated by spaces; empty for none. */
  insteadOf: string;
  /** The channels it goes to; null for those of the rules. A form that was stored before may lack it. */
  channels?: ChannelName[] | null;
}

export const EMPTY_FLASH: FlashForm = {
  title: '',
  text: '',
  enTitle: '',
  enText: '',
  isImportant: false,
  sourceName: '',
  sourceUrl: '',
  labels: '',
  region: NO_REGION,
  incomingId: null,
  follows: null,
  releaseAt: '',
  isFarMeant: false,
  insteadOf: '',
  categoryId: null,
  channels: null,
};

/** Whether a form holds anything worth saving: text, source, labels or a time. */
export function hasWords(form: FlashForm): boolean {
  const { title, text, enTitle, enText, sourceName, sourceUrl, labels, releaseAt } = form;
  const typed = [title, text, enTitle, enText, sourceName, sourceUrl, labels, releaseAt];
  return typed.some((words) => words.trim() !== '');
}

/** The title of a form in the first language of the newsroom, else in the other; empty for none. */
export function flashName({ title, enTitle }: Pick<FlashForm, 'title' | 'enTitle'>): string {
  const titles = [title.trim(), enTitle.trim()];
  return (isEnglishFirst() ? titles.reverse() : titles).find(Boolean) ?? '';
}

/**
 * The names in a line of labels, each once, `MAX_LABELS` at most. They are separated by Chinese or Latin commas or
 * semicolons; a space belongs to a name.
 */
export function labelNames(line: string): string[] {
  const names = line.split(/[,，、;；]/).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '').slice(0, MAX_LABELS);
}

/**
 * The input of `publishFlash`; null while there is no title in any language. A flash may be in English only.
 * @param key requests with the same key publish only one flash
 */
export function toFlashInput(form: FlashForm, locale: Locale, key: string): CallInput<'publishFlash'> | null {
  const chinese = {
    lang: writtenIn(locale),
    title: stripHanLatinSpaces(form.title.trim()),
    text: stripHanLatinSpaces(form.text.trim()),
  };
  const english = { lang: 'en' as const, title: form.enTitle.trim(), text: form.enText.trim() };
  const isEnglishMain = chinese.title === '' || (english.title !== '' && isEnglishFirst());
  const [mainText, other] = isEnglishMain ? [english, chinese] : [chinese, english];
  if (mainText.title === '') return null;
  const [earlierKey, ...otherKeys] = form.insteadOf.split(' ').filter((name) => name !== '');
  return {
    ...mainText,
    is_important: form.isImportant,
    source_name: form.sourceName.trim(),
    source_url: form.sourceUrl.trim(),
    release_time: form.releaseAt === '' ? null : `${form.releaseAt.replace('T', ' ')}:00`,
    far: form.isFarMeant,
    translation: other.title === '' ? undefined : other,
    new_labels: labelNames(form.labels),
    category_id: form.categoryId ?? null,
    region: form.region ?? NO_REGION,
    incoming_id: form.incomingId ?? undefined,
    follows_id: form.follows?.id,
    key,
    instead_of: earlierKey !== undefined && otherKeys.length > 0 ? [earlierKey, ...otherKeys] : earlierKey,
    channels: form.channels ?? undefined,
  };
}

/** The field of a title that is missing above a text; null when each text has its title. */
export function titleMissingFor(form: FlashForm): 'title' | 'enTitle' | null {
  if (form.text.trim() !== '' && form.title.trim() === '') return 'title';
  return form.enText.trim() !== '' && form.enTitle.trim() === '' ? 'enTitle' : null;
}
