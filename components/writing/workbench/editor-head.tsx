'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import type { SiteLinks } from '../site-links';
import { Head } from './head';
import { KeysDialog } from '../dialogs/keys-dialog';
import { RevisionsDialog } from '../dialogs/revisions-dialog';
import { SaveLine } from './save-state';
import { SubmitDialog } from '../dialogs/submit-dialog';

interface Props {
  site: SiteLinks;
  draft: Draft;
  opening: Opening;
  editor: Editor | null;
  /** Names of other people who have the draft open. */
  readers: readonly string[];
  onReload: () => void;
  onSettings: () => void;
  /** Shows or hides the translation beside the text. */
  onSides: () => void;
}

type Sheet = 'keys' | 'revisions' | 'submit' | null;

/** The header of the editor: state of the draft, save state, who else has it open, and its dialogs. */
export function EditorHead({ site, draft, opening, editor, readers, onReload, onSettings, onSides }: Props) {
  const t = useTranslations('writing');
  const [sheet, setSheet] = useState<Sheet>(null);
  const state = draft.saver.state();
  const { stored } = opening;
  const waiting = editor?.view.dom.querySelectorAll('.wr-unstored').length ?? 0;
  const word = stored?.edit ? t(`edits.${stored.edit}`) : t(`states.${stored?.status ?? 'draft'}`);
  const close = () => {
    setSheet(null);
    editor?.commands.focus();
  };

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSubmit = event.code === 'Enter' && (event.ctrlKey || event.metaKey);
      const isSettings = event.code === 'KeyP' && event.altKey;
      const isSides = event.code === 'KeyL' && event.altKey;
      if (!isSubmit && !isSettings && !isSides) return;
      // A dialog, as that of a cover that is being cropped, comes first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isSubmit) setSheet('submit');
      else if (isSides) onSides();
      else onSettings();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onSettings, onSides]);

  return (
    <>
      <Head
        site={site}
        state={
          <>
            <b>{word}</b>
            {state.version !== null && (
              <span className="n wr-quiet">{t('version', { n: state.version })}</span>
            )}
            <SaveLine state={state} waiting={waiting} />
          </>
        }
      >
        {readers.map((name) => (
          <span key={name} className="wr-quiet">
            {t('people.reading', { name })}
          </span>
        ))}
        <ActionButton
          type="button"
          className="wr-act wr-wide"
          disabled={state.id === null}
          onClick={() => setSheet('revisions')}
        >
          {t('history')}
        </ActionButton>
        <button type="button" className="wr-act wr-wide" onClick={() => setSheet('keys')}>
          {t('help')} <kbd>?</kbd>
        </button>
        <button type="button" className="wr-act wr-narrow" onClick={onSettings}>
          {t('settings')}
        </button>
        <button type="button" className="wr-button wr-ink" onClick={() => setSheet('submit')}>
          <span className="wr-wide">{t('submit')}</span>
          <span className="wr-narrow">{t('submitShort')}</span>
          <kbd className="wr-wide">Ctrl Enter</kbd>
        </button>
      </Head>
      {sheet === 'keys' && <KeysDialog onClose={close} />}
      {sheet === 'revisions' && state.id !== null && (
        <RevisionsDialog id={state.id} draft={draft} onClose={close} onReload={onReload} />
      )}
      {sheet === 'submit' && (
        <SubmitDialog draft={draft} opening={opening} onClose={close} onReload={onReload} />
      )}
    </>
  );
}
