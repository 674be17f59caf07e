import { MAX_LABELS, MAX_TOPICS } from '@/backend/contract/writing/limits';
import type { DraftDocument, DraftSettings } from '@/backend/contract/writing/draft';
import { SETTING_NAMES, type SettingName } from './setting-words';

export type Side = 'mine' | 'theirs';

/** Two versions and the version both are based on. */
export interface ThreeSettings {
  base: DraftSettings;
  mine: DraftSettings;
  theirs: DraftSettings;
}

/** The fields of each setting; the fields of one setting are decided together. */
const FIELDS = {
  author: ['author_id'],
  category: ['category_id'],
  labels: ['label_ids', 'new_labels'],
  topics: ['topic_ids'],
  region: ['region'],
  source: ['source_name', 'source_url'],
  cover: ['pic', 'figure_rule'],
  important: ['is_important'],
  release: ['release_time'],
  scriptWords: ['script_words'],
  searchTitles: ['search_titles'],
} as const satisfies Record<SettingName, readonly (keyof DraftSettings)[]>;

/** The settings that the writer must decide: both sides changed them differently, and they cannot be merged. */
export function openSettings(three: ThreeSettings): SettingName[] {
  return SETTING_NAMES.filter((name) => settledSetting(three, name) === null);
}

/**
 * The merged settings. Labels and topics that either side added stay, those that either side removed are gone; any
 * other setting has the value of the side that changed it.
 * @throws Error when a setting of `openSettings` has no choice
 */
export function mergeSettings(
  three: ThreeSettings,
  choices: Readonly<Partial<Record<SettingName, Side>>>,
): Partial<DraftDocument> {
  const parts = SETTING_NAMES.map((name) => {
    const chosen = choices[name];
    const part = chosen ? fieldsOf(three[chosen], name) : settledSetting(three, name);
    if (part === null) throw new Error(`the setting ${name} is undecided`);
    return part;
  });
  return Object.assign({}, ...parts);
}

/** The fields of a setting that needs no decision; null for one that does. */
function settledSetting(three: ThreeSettings, name: SettingName): Partial<DraftSettings> | null {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((settings) =>
    fieldsOf(settings, name),
  );
  if (!base || !mine || !theirs || isSame(mine, theirs) || isSame(mine, base)) return theirs ?? null;
  if (isSame(theirs, base)) return mine;
  const list = (field: 'label_ids' | 'topic_ids') =>
    mergeLists(three.base[field], three.mine[field], three.theirs[field]);
  if (name === 'topics') {
    const topics = list('topic_ids');
    return topics.length > MAX_TOPICS ? null : { topic_ids: topics };
  }
  if (name !== 'labels') return null;
  const labels = {
    label_ids: list('label_ids'),
    new_labels: mergeLists(three.base.new_labels, three.mine.new_labels, three.theirs.new_labels),
  };
  return labels.label_ids.length + labels.new_labels.length > MAX_LABELS ? null : labels;
}

function mergeLists<One>(base: readonly One[], mine: readonly One[], theirs: readonly One[]): One[] {
  const stored = base.filter((value) => mine.includes(value) && theirs.includes(value));
  return [...new Set([...stored, ...[...mine, ...theirs].filter((value) => !base.includes(value))])];
}

function fieldsOf(settings: DraftSettings, name: SettingName): Partial<DraftSettings> {
  // A missing optional field counts as null.
  return Object.fromEntries(FIELDS[name].map((field) => [field, settings[field] ?? null]));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
