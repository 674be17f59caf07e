'use client';

import { useId, useSyncExternalStore } from 'react';
import type { ReaderSetting } from './reader-settings';

const YEAR_SECONDS = 31_536_000;
const CHANGED = 'lx:setting';

interface Props {
  setting: ReaderSetting;
  label: string;
  /** Null is the choice of making none. */
  choices: { value: string | null; label: string }[];
}

/** A choice of this browser: an attribute of <html> now, a cookie for later visits. */
export function SettingChoice({ setting, label, choices }: Props) {
  const id = useId();
  const chosen = useSyncExternalStore(
    (changed) => {
      window.addEventListener(CHANGED, changed);
      return () => window.removeEventListener(CHANGED, changed);
    },
    () => document.documentElement.getAttribute(`data-${setting}`),
    () => null,
  );
  return (
    <div>
      <label htmlFor={id} className="type-meta block">
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? choices.find(({ value }) => value === null)?.label ?? choices[0]?.value ?? ''}
        onChange={(event) => store(setting, choices.find((choice) => (choice.value ?? choice.label) === event.target.value)?.value ?? null)}
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

function store(setting: ReaderSetting, value: string | null): void {
  const root = document.documentElement;
  if (value === null) root.removeAttribute(`data-${setting}`);
  else root.setAttribute(`data-${setting}`, value);
  document.cookie = `lx_${setting}=${value ?? ''}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}
