'use client';

import { useId } from 'react';
import type { ReaderSetting } from '@/lib/platform/storage/reader-settings';
import { useReaderSetting } from './use-reader-setting';

interface Props {
  setting: ReaderSetting;
  label: string;
  /** The value shown when nothing is stored and no choice has the value null. */
  standard?: string;
  /** A null value is the default, for which nothing is stored. */
  choices: { value: string | null; label: string }[];
}

/** A select for a setting of this browser; see `useReaderSetting`. */
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
