'use client';

import { useId } from 'react';
import type { ReaderSetting } from '@/lib/platform/storage/reader-settings';
import { useReaderSetting } from './use-reader-setting';

interface Props {
  setting: ReaderSetting;
  label: string;
  /** What is in force where nothing is stored and no choice stands for that. */
  standard?: string;
  /** Null for the default, which is kept by storing nothing. */
  choices: { value: string | null; label: string }[];
}

/** A choice of this browser: an attribute of <html> now, a cookie for later visits. */
export function SettingChoice({ setting, label, standard, choices }: Props) {
  const id = useId();
  const [chosen, choose] = useReaderSetting(setting);
  return (
    <div>
      <label htmlFor={id} className="type-meta block">
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? choices.find(({ value }) => value === null)?.label ?? standard ?? ''}
        onChange={(event) =>
          choose(
            choices.find((choice) => (choice.value ?? choice.label) === event.target.value)?.value ?? null,
          )
        }
        className="mt-1 h-11 w-full rounded-ctl border border-ctl bg-paper px-3 md:h-9"
      >
        {choices.map((choice) => (
          <option key={choice.label} value={choice.value ?? choice.label}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
