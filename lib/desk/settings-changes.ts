import type { PieceDocument } from '@/backend/contract/writing/piece';

export interface SettingsChange {
  name: 'author' | 'category' | 'labels' | 'topics' | 'region' | 'source' | 'cover' | 'important';
  before: string[];
  after: string[];
}

/** The settings of a piece as texts; `names` has the name of everything the document refers to, as `label:7`. */
function valuesOf(
  document: PieceDocument,
  names: Record<string, string>,
): Record<SettingsChange['name'], string[]> {
  const named = (kind: string, ids: readonly (number | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : [names[`${kind}:${id}`] ?? `#${id}`]));
  const words = (text: string) => (text === '' ? [] : [text]);
  return {
    author: named('author', [document.author_id]),
    category: named('category', [document.category_id]),
    labels: [...named('label', document.label_ids), ...document.new_labels],
    topics: named('topic', document.topic_ids),
    region: document.region === 'none' ? [] : [document.region],
    source: [...words(document.source_name), ...words(document.source_url)],
    cover: [...words(document.pic), ...words(document.figure_rule ?? '')],
    important: document.is_important ? ['✓'] : [],
  };
}

const NAMES = ['author', 'category', 'labels', 'topics', 'region', 'source', 'cover', 'important'] as const;

/** The settings that changed; for a piece that was never live (`live` is null), all that are set. */
export function settingsChanges(
  live: PieceDocument | null,
  submitted: PieceDocument,
  names: Record<string, string>,
): SettingsChange[] {
  const before = live && valuesOf(live, names);
  const after = valuesOf(submitted, names);
  return NAMES.map((name) => ({ name, before: before?.[name] ?? [], after: after[name] })).filter(
    (change) => change.before.join('\n') !== change.after.join('\n'),
  );
}
