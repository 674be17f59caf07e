'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { KeyBar } from '@/components/ui/focus/key-bar';
import { type Issue, isOpen, moveBlock, type Offers, toggleStory } from '@/lib/desk/newsletters/blocks';
import { useIssue } from '@/lib/desk/newsletters/use-issue';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { IssueEditor } from './issue-editor';
import { IssueRail } from './issue-rail';
import { OFFER_FILTERS, OffersList, offersOf } from './offers-list';
import { IssuePreview, VIEWS, type View } from './issue-preview';

interface Props {
  issue: Issue;
  offers: Offers;
  recent: CallOutput<'letterIssues'>['list'];
}

/** The parts of the page, one at a time on a phone. */
const PARTS = ['write', 'offers', 'send'] as const;

/** Goes to the first field of a part. The fields of a story are opened by its button, which a story with own words lacks. */
function writeBlock(at: number): void {
  const first = window.document.querySelector<HTMLElement>(
    `#block-${at} :is(input, textarea, [aria-expanded=false])`,
  );
  if (first instanceof HTMLButtonElement) first.click();
  else first?.focus();
}

/** Writes one letter: what can be chosen, the letter, and sending it. */
export function IssueDesk({ issue, offers, recent }: Props) {
  const t = useTranslations('desk.newsletters');
  const notify = useNotify();
  const { document, state, version, saveState, refusal, isBusy, update, act } = useIssue(issue);
  const [filter, setFilter] = useState<(typeof OFFER_FILTERS)[number]>('read');
  const [cursor, setCursor] = useState(0);
  const [block, setBlock] = useState(0);
  const [view, setView] = useState<View>('write');
  const [part, setPart] = useState<(typeof PARTS)[number]>('write');
  const isEditable = isOpen({ state });
  const listed = offersOf(offers, filter);
  const chosen = listed[Math.min(cursor, listed.length - 1)];
  const test = async () => {
    const acted = await act('test');
    notify(acted.isDone ? t('tested') : (acted.message ?? t('notStored')));
  };
  const move = (by: -1 | 1) => {
    if (!isEditable) return;
    update((before) => moveBlock(before, block, by));
    setBlock(Math.max(0, Math.min(document.blocks.length - 1, block + by)));
  };
  useKeys({
    j: () => setCursor((before) => Math.min(before + 1, Math.max(0, listed.length - 1))),
    k: () => setCursor((before) => Math.max(0, before - 1)),
    x: isEditable && chosen ? () => update((before) => toggleStory(before, chosen.id)) : undefined,
    'alt+up': () => move(-1),
    'alt+down': () => move(1),
    e: () => writeBlock(block),
    p: () => setView((before) => VIEWS[(VIEWS.indexOf(before) + 1) % VIEWS.length] ?? 'write'),
    t: () => void test(),
    'ctrl+enter': () => window.document.querySelector<HTMLElement>('#send-time')?.focus(),
  });
  const shown = (name: (typeof PARTS)[number]) => (part === name ? '' : 'max-md:hidden');
  const partLabel = { write: t('write'), offers: t('offers'), send: t('send') };
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 px-4 pt-3 md:px-6">
        <h1 className="font-bold">{`${issue.name} ${t('number', { number: issue.number })}`}</h1>
        <span className="type-meta">{t(`states.${state}`)}</span>
        <span role="status" className={`type-meta ${saveState === 'conflict' || refusal ? 'text-mark' : ''}`}>
          {t(saveState)}
          {refusal && ` · ${refusal}`}
        </span>
      </div>
      <div role="tablist" className="flex gap-6 border-b border-ink px-4 md:hidden">
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={part === name}
            onClick={() => setPart(name)}
            className="min-h-11 border-b-[3px] border-(--clear) aria-selected:border-ink aria-selected:font-bold"
          >
            {partLabel[name]}
          </button>
        ))}
      </div>
      <div className="grid flex-1 md:grid-cols-[minmax(220px,300px)_minmax(0,1fr)_minmax(220px,280px)] xl:grid-cols-[340px_minmax(0,1fr)_320px]">
        <div className={`border-rule md:border-e ${shown('offers')}`}>
          <OffersList
            {...{ offers, document, filter, cursor, isEditable }}
            onFilter={(next) => {
              setFilter(next);
              setCursor(0);
            }}
            onToggle={(id) => update((before) => toggleStory(before, id))}
          />
        </div>
        <div className={`min-w-0 bg-band p-4 md:p-6 ${shown('write')}`}>
          <IssuePreview id={issue.id} version={version} view={view} onView={setView}>
            <IssueEditor
              {...{ issue, offers, document, state, isEditable, block, update }}
              onBlock={setBlock}
            />
          </IssuePreview>
        </div>
        <div className={`px-4 py-4 md:px-6 ${shown('send')}`}>
          <IssueRail {...{ issue, state, document, recent, isBusy, act }} onTest={() => void test()} />
        </div>
      </div>
      <KeyBar
        rows={[
          { keys: ['J', 'K'], label: t('keys.choose') },
          { keys: ['X'], label: t('keys.toggle') },
          { keys: ['Alt+↑', '↓'], label: t('keys.order') },
          { keys: ['E'], label: t('keys.words') },
          { keys: ['P'], label: t('keys.view') },
          { keys: ['T'], label: t('keys.test') },
          { keys: ['Ctrl+Enter'], label: t('keys.schedule') },
        ]}
      />
    </>
  );
}
