'use client';

import { useId } from 'react';
import { SETTING_ATTRIBUTE, type ReaderSetting } from '@/lib/platform/storage/reader-settings';
import { useReaderSetting } from './use-reader-setting';

interface Props {
  setting: ReaderSetting;
  label: string;
  /** The value shown when nothing is stored and no choice has the value null. */
  standard?: string;
  /** A null value is the default, for which nothing is stored. */
  choices: { value: string | null; label: string }[];
}

/**
 * A select for a setting of this browser. The script in the head of the document (`reader-settings.inline.ts`) stores
 * the choice, so that a choice made before this component has loaded is not lost.
 */
export function SettingChoice({ setting, label, standard, choices }: Props) {
  const id = useId();
  const [chosen] = useReaderSetting(setting);
  return (
    <div>
      <label htmlFor={id} className="type-meta block">
        {label}
      </label>
      <select
        id={id}
        {...{ [SETTING_ATTRIBUTE]: setting }}
        value={chosen ?? standard ?? ''}
        onChange={() => undefined}
        className="mt-1 h-11 w-full rounded-ctl border border-ctl bg-paper px-3 md:h-9"
      >
        {choices.map(({ value, label: name }) => (
          <option key={name} value={value ?? ''}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
