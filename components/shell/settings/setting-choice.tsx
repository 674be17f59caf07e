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
  className?: string;
}

/**
 * A choice between words for a setting of this browser. The script at the start of the document
 * (`reader-settings.inline.ts`) stores the choice, so that a choice made before this component has loaded is not lost.
 */
export function SettingChoice({ setting, label, standard, choices, className }: Props) {
  const id = useId();
  const [stored, choose] = useReaderSetting(setting);
  const chosen = stored ?? standard ?? '';
  return (
    <div role="radiogroup" aria-labelledby={id} className={className}>
      <span id={id} className="type-meta">
        {label}
      </span>
      <div className="flex flex-wrap gap-x-5">
        {choices.map(({ value, label: name }) => (
          <label key={name} className="setting-word">
            <input
              type="radio"
              name={`${setting}-${id}`}
              {...{ [SETTING_ATTRIBUTE]: setting }}
              value={value ?? ''}
              checked={chosen === (value ?? '')}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
