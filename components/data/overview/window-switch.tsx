'use client';

import { useEffect, useRef } from 'react';
import type { ChangeWindow } from '@/backend/contract/data/windows';
import { chooseChangeWindow, readChangeWindow } from '@/lib/data/change-window';
import { WINDOWS } from '@/lib/data/windows';

interface WindowSwitchProps {
  /** 涨跌都按 */
  label: string;
  windows: Record<ChangeWindow, string>;
}

/**
 * Which window all changes are measured over, on this page and beside the menu. Radio buttons, whose state the styles
 * read, so that the choice works before scripts are there; a stored choice is taken over once they are.
 */
export function WindowSwitch({ label, windows }: WindowSwitchProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = [...(field.current?.querySelectorAll('input') ?? [])];
    const pressed = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked);
    const stored = inputs.find(({ value }) => value === readChangeWindow());
    if (stored && !pressed) stored.checked = true;
    const chosen = WINDOWS.find((window) => window === pressed?.value);
    if (chosen) chooseChangeWindow(chosen);
  }, []);
  return (
    <fieldset ref={field} className="window-switch">
      <legend className="float-start me-1.5 py-2.5 md:me-3 text-sm text-ink-3">{label}</legend>
      {WINDOWS.map((window) => (
        <label key={window}>
          <input
            type="radio"
            name="change-window"
            value={window}
            defaultChecked={window === 'day'}
            onChange={() => chooseChangeWindow(window)}
          />
          {windows[window]}
        </label>
      ))}
    </fieldset>
  );
}
