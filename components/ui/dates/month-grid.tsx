'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Icon } from '@/components/ui/icons/icon';
import { monthName, shiftMonth, weekdayNames, weeksOf } from '@/lib/platform/dates/month';
import type { Locale } from '@/lib/platform/language/locales';

const DAY_MS = 86_400_000;
/** Days by which an arrow key moves. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTH_STEPS: Record<string, number> = { PageUp: -1, PageDown: 1 };

interface Props {
  locale: Locale;
  /** `YYYY-MM-DD`: the selected day, and the last one that can be chosen. */
  day: string;
  max: string;
  labels: { previous: string; next: string };
  onChoose: (day: string) => void;
}

/** A month of days to choose from. Arrow keys move by day and week, Page Up and Page Down by month. */
export function MonthGrid({ locale, day, max, labels, onChoose }: Props) {
  const [focused, setFocused] = useState(day < max ? day : max);
  const current = useRef<HTMLButtonElement>(null);
  const month = focused.slice(0, 7);
  useEffect(() => current.current?.focus(), [focused]);

  const move = (to: string) => setFocused(to > max ? max : to);
  const onKeyDown = (event: KeyboardEvent) => {
    const [days, months] = [STEPS[event.key], MONTH_STEPS[event.key]];
    if (days === undefined && months === undefined) return;
    event.preventDefault();
    move(days === undefined ? inMonth(focused, months ?? 0) : shiftDay(focused, days));
  };

  return (
    <div>
      <div className="flex items-center justify-between">
        <Turn icon="chevron-left" label={labels.previous} onTurn={() => move(inMonth(focused, -1))} />
        <b className="n" aria-live="polite">
          {monthName(month, locale)}
        </b>
        <Turn
          icon="chevron-right"
          label={labels.next}
          isOff={shiftMonth(month, 1) > max.slice(0, 7)}
          onTurn={() => move(inMonth(focused, 1))}
        />
      </div>
      <table className="n w-full text-center text-sm" onKeyDown={onKeyDown}>
        <thead>
          <tr className="type-meta">
            {weekdayNames(locale).map((name) => (
              <th key={name} scope="col" className="h-8 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((date, column) => (
                <td key={column}>
                  {date && (
                    <button
                      type="button"
                      ref={date === focused ? current : undefined}
                      tabIndex={date === focused ? 0 : -1}
                      disabled={date > max}
                      aria-current={date === day ? 'date' : undefined}
                      aria-label={date}
                      onClick={() => onChoose(date)}
                      className="size-11 hover:bg-sel disabled:text-ink-3 aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-paper md:size-9"
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  isOff?: boolean;
  onTurn: () => void;
}

function Turn({ icon, label, isOff, onTurn }: TurnProps) {
  return (
    <ActionButton
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onTurn}
      className="grid size-11 place-items-center aria-disabled:text-ink-3"
    >
      <Icon name={icon} />
    </ActionButton>
  );
}

function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day. @param by months */
function inMonth(day: string, by: number): string {
  const month = shiftMonth(day.slice(0, 7), by);
  const last =
    weeksOf(month)
      .flat()
      .findLast((date) => date !== null) ?? `${month}-28`;
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
