import type { DraftSettings } from '@/backend/contract/writing/draft';

/** The settings of a draft, as writers see them. */
export const SETTING_NAMES = [
  'author',
  'category',
  'labels',
  'topics',
  'region',
  'source',
  'cover',
  'important',
  'release',
  'scriptWords',
  'searchTitles',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/**
 * The settings of a draft as texts.
 * @param names the names of everything the settings refer to, by keys such as `label:7` and `region:hk`
 */
export function settingWords(
  settings: DraftSettings,
  names: Readonly<Record<string, string>>,
): Record<SettingName, string[]> {
  const named = (kind: string, ids: readonly (number | string | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : [names[`${kind}:${id}`] ?? `#${id}`]));
  const words = (text: string) => (text === '' ? [] : [text]);
  const stored = Object.values(settings.script_words).flatMap((replacements) =>
    Object.entries(replacements ?? {}),
  );
  return {
    author: named('author', [settings.author_id]),
    category: named('category', [settings.category_id]),
    labels: [...named('label', settings.label_ids), ...settings.new_labels],
    topics: named('topic', settings.topic_ids),
    region: settings.region === 'none' ? [] : named('region', [settings.region]),
    source: [...words(settings.source_name), ...words(settings.source_url)],
    cover: [...words(settings.pic), ...words(settings.figure_rule ?? '')],
    important: settings.is_important ? ['✓'] : [],
    release: words(settings.release_time?.slice(0, 16) ?? ''),
    scriptWords: stored.map(([word, becomes]) => (word === becomes ? word : `${word} → ${becomes}`)),
    searchTitles: Object.values(settings.search_titles ?? {}),
  };
}
