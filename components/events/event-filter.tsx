'use client';

import type { ComponentProps, ReactNode } from 'react';
import { TabLinks } from '@/components/ui/links/tab-links';
import type { MonthNames } from '@/lib/events/time';
import { matchesEvent, NO_FILTER, type EventChoice, type EventTraits } from '@/lib/events/filter';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';

interface FilterOption {
  choice: Partial<EventChoice>;
  label: string;
}

interface Props {
  tabs: ComponentProps<typeof TabLinks>;
  label: string;
  /** Groups of choices; within a group only one can be chosen. */
  groups: readonly (readonly FilterOption[])[];
  /** Label of the separate toggle for free events. */
  freeLabel: string;
  /** Text with the number of events shown: `本页{count}场`. */
  shown: string;
  empty: string;
  clear: string;
  /** Rows in display order; each group of rows has its name as a heading. Cancelled events are shown, not counted. */
  rows: readonly { id: number; traits: EventTraits; group: MonthNames; isCounted: boolean; row: ReactNode }[];
}

/**
 * The tabs of events and a filter of the page's events in the browser: a row of choices, on phones a menu at the end of the
 * tabs. Without a filter all rows are in the HTML.
 */
export function EventFilter({ tabs, label, groups, freeLabel, shown, empty, clear, rows }: Props) {
  const [choice, setChoice] = useCarriedState('event-filter', NO_FILTER);
  const stored = rows.filter(({ traits }) => matchesEvent(traits, choice));
  const isChosen = (part: Partial<EventChoice>) => isSame({ ...choice, ...part }, choice);
  const count = shown.replace('{count}', String(stored.filter(({ isCounted }) => isCounted).length));
  const chosen = groups.flatMap(([, ...options]) =>
    options.filter(({ choice: part }) => isChosen(part)).map(({ label: name }) => name),
  );
  if (choice.free) chosen.push(freeLabel);
  const choices = [
    ...groups.map((options) => (
      <div key={options[0]?.label} className="flex gap-x-4 max-[300px]:flex-wrap md:flex-wrap">
        {options.map(({ choice: part, label: name }) => (
          <Choice key={name} isPressed={isChosen(part)} onPress={() => setChoice({ ...choice, ...part })}>
            {name}
          </Choice>
        ))}
      </div>
    )),
    <Choice
      key={freeLabel}
      isPressed={choice.free}
      onPress={() => setChoice({ ...choice, free: !choice.free })}
    >
      {freeLabel}
    </Choice>,
  ];
  return (
    <>
      <div className="entry">
        <div className="entry-body relative z-2 col-start-2 -mt-2">
          <TabLinks {...tabs}>
            <details className="no-print relative shrink-0 text-sm md:hidden">
              <summary className="menu-summary">
                {chosen.length > 0 ? chosen.join(' · ') : label}
                <span aria-hidden="true">▾</span>
              </summary>
              <div role="group" aria-label={label} className="menu-panel">
                {choices}
                <p role="status" className="type-meta n py-2">
                  {count}
                </p>
              </div>
            </details>
          </TabLinks>
          <div
            role="group"
            aria-label={label}
            className="no-print flex flex-wrap items-center gap-x-6 gap-y-1 pt-5 pb-3 max-md:hidden"
          >
            {choices}
            <p role="status" className="type-meta n ms-auto">
              {count}
            </p>
          </div>
        </div>
      </div>
      <div className="ledger-rows">
        {stored.map(({ id, group, row }, index) => (
          <div key={id}>
            {group.name !== stored[index - 1]?.group.name && <MonthHead {...group} />}
            {row}
          </div>
        ))}
      </div>
      {stored.length === 0 && (
        <div className="entry">
          <span className="node top-[2.1rem]" />
          <p className="entry-body col-start-2 border-t border-rule py-6 text-ink-2">
            {empty}{' '}
            <button
              type="button"
              onClick={() => setChoice(NO_FILTER)}
              className="underline underline-offset-4"
            >
              {clear}
            </button>
          </p>
        </div>
      )}
    </>
  );
}

/** The month above its events; on phones in the gutter, in short. */
function MonthHead({ name, short, year }: MonthNames) {
  return (
    <div className="entry month-entry">
      <span aria-hidden="true" className="node top-[2rem] max-md:hidden" />
      <h2 className="month-head type-section n max-md:sr-only">{name}</h2>
      <p aria-hidden="true" className="month-head n text-base leading-snug font-bold md:hidden">
        {short}
        {year !== '' && <span className="type-meta block font-normal">{year}</span>}
      </p>
    </div>
  );
}

function isSame(choice: EventChoice, other: EventChoice): boolean {
  return choice.mode === other.mode && choice.region === other.region && choice.free === other.free;
}

function Choice({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-11 text-sm text-ink-3 hover:text-ink aria-pressed:font-bold aria-pressed:text-ink md:min-h-9"
    >
      {children}
    </button>
  );
}
