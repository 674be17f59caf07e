import type { DraftDocument } from '@/backend/contract/writing/draft';
import { SETTING_NAMES, type SettingName, settingWords } from '@/lib/writing/compare/setting-words';

export interface SettingsChange {
  name: SettingName;
  before: string[];
  after: string[];
}

/** The settings that changed; for a draft that was never published (`live` is null), all settings with a value. */
export function settingsChanges(
  live: DraftDocument | null,
  submitted: DraftDocument,
  names: Record<string, string>,
): SettingsChange[] {
  const before = live && settingWords(live, names);
  const after = settingWords(submitted, names);
  return SETTING_NAMES.map((name) => ({ name, before: before?.[name] ?? [], after: after[name] })).filter(
    (change) => change.before.join('\n') !== change.after.join('\n'),
  );
}
