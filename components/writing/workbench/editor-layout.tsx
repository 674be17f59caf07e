'use client';

import type { Editor } from '@tiptap/core';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import type { Finding } from '@/backend/contract/writing/checks';
import { useNotify } from '@/components/accounts/toast-provider';
import { FIGURE_CHECKS, figureOf } from '@/lib/writing/editor/find-figure';
import { markStored } from '@/lib/writing/editor/stored-line';
import { insertPictures } from '@/lib/writing/editor/uploads';
import { TOOLS, type ToolName } from '@/lib/writing/editor/tools';
import { newKey } from '@/lib/writing/saving/local-copy';
import { changesBetween } from '@/lib/writing/saving/changes';
import type { Opening } from '@/lib/writing/opening';
import { focusStart } from '@/lib/writing/editor/focus-start';
import { Conflict } from '../compare/conflict';
import type { SiteLinks } from '../site-links';
import { EditorHead } from './editor-head';
import { LinkForm } from '../editor/link-form';
import { SeriesForm } from '../editor/series-form';
import { SlashMenu } from '../editor/slash-menu';
import { ToolRow } from '../editor/tool-row';
import { useTextEditor } from '../editor/use-text-editor';
import { HeadFields } from './head-fields';
import { Rail } from '../rail/rail';
import { Sides } from '../sides/sides';
import { DraftStatus } from './draft-status';
import { NoticeStrips } from './notice-strips';
import { Structure } from './structure';
import { useDraftDiscussion } from '../notes/use-draft-discussion';
import { usePresence } from './use-presence';
import { useConflict } from './use-conflict';
import { useDraft } from './use-draft';
import { useUndo } from './use-undo';
import { copyAsNew } from '../copy-as-new';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';

interface Props {
  user: User;
  opening: Opening;
  site: SiteLinks;
  session: number;
  /** Opens the draft again; the id is null while nothing of it is stored. */
  onReload: (id: number | null) => void;
}

/** The editor: the text as on its article's page, its structure on the left, its settings on the right. */
export function EditorLayout({ user, opening, site, session, onReload }: Props) {
  const t = useTranslations('writing');
  const media = useTranslations('media');
  const locale = useLocale();
  const notify = useNotify();
  const draft = useDraft(user.id, opening, session);
  const { presence, typed, take } = usePresence(user.id, draft);
  const { versions, merge } = useConflict(draft, opening);
  const [isLinking, setLinking] = useState(false);
  const [isPickingSeries, setPickingSeries] = useState(false);
  const [isRailOpen, setRailOpen] = useState(false);
  const [isSides, setSides] = useState(false);
  const [copyKey] = useState(newKey);
  const talk = useDraftDiscussion(user, opening, draft, () => setRailOpen(true));
  const files = useRef<HTMLInputElement>(null);
  const noteStep = useRef((_: Editor) => {});
  const document = draft.current();
  const [text] = document.texts;
  const lang = text?.lang ?? 'zh-Hans';
  const state = draft.saver.state();
  const reload = () => onReload(state.id);

  const { place, editor } = useTextEditor({
    lang,
    body: text?.body ?? '',
    opened: draft.openings(),
    isLocked: presence.lock !== null,
    onChange: (changed: Editor) => {
      noteStep.current(changed);
      draft.setBody(lang, changed);
      typed();
    },
  });

  const steps = useUndo(draft, editor);
  useEffect(() => {
    noteStep.current = steps.note;
  });

  // Loads the unsaved copy the author chose to continue with; only once.
  const hasStarted = useRef(false);
  useEffect(() => {
    const { recovered, document: stored } = opening;
    if (hasStarted.current || !recovered) return;
    hasStarted.current = true;
    if (recovered.base && opening.stored) draft.copies.rebase(recovered.base);
    draft.replace(recovered.document);
    draft.saver.change(changesBetween(recovered.base?.document ?? stored, recovered.document));
    void draft.saver.resume(recovered.base?.version);
  }, [draft, opening]);

  useEffect(() => {
    if (state.id !== null && opening.stored === null)
      history.replaceState(
        history.state,
        '',
        `${location.pathname.replace(/\/$/, '')}`.replace(/\/publish$/, `/publish/${state.id}`),
      );
  }, [state.id, opening.stored]);

  // After saving, marks the paragraphs as stored: the line beside them becomes solid.
  useEffect(() => {
    if (state.step === 'saved' && editor && !editor.isDestroyed)
      editor.view.dispatch(markStored(editor.state.tr));
  }, [state.step, state.version, editor]);

  const onTool = useCallback(
    (name: ToolName) => {
      if (!editor) return;
      if (name === 'link') setLinking(true);
      else if (name === 'series') setPickingSeries(true);
      else if (name === 'picture') files.current?.click();
      else TOOLS.find((tool) => tool.name === name)?.run(editor);
    },
    [editor],
  );

  const onSides = useCallback(() => setSides((isOpen) => !isOpen), []);

  const onFinding = ({ check, at }: Finding) => {
    if (check === 'categoryMissing') setRailOpen(true);
    const field = check.startsWith('title') ? 'title' : check.startsWith('summary') ? 'summary' : null;
    if (field) globalThis.document.querySelector<HTMLElement>(`textarea[name=${field}]`)?.focus();
    else if (check === 'categoryMissing')
      requestAnimationFrame(() =>
        globalThis.document.querySelector<HTMLElement>('[data-row-name=category]')?.focus(),
      );
    else if (editor && FIGURE_CHECKS.has(check)) {
      const figure = figureOf(editor.view.dom, at ?? 1);
      figure?.scrollIntoView({ block: 'center' });
      if (check === 'altMissing') figure?.querySelector<HTMLElement>('label[data-missing] input')?.focus();
    } else editor?.commands.focus();
  };

  const copy = async () => {
    const copied = await copyAsNew(draft.outgoing(), locale, copyKey);
    if (copied.id === null) return notify(copied.message || t('offline.text'));
    await draft.copies.clear();
    location.assign(location.pathname.replace(/\/publish(\/\d+)?$/, `/publish/${copied.id}`));
  };

  if (versions)
    return <Conflict versions={versions} site={site} onMerge={merge} onCopy={() => void copy()} />;

  return (
    <div className="wr-desk" data-rail={isRailOpen || undefined} data-sides={isSides || undefined}>
      <EditorHead
        site={site}
        draft={draft}
        opening={opening}
        editor={editor}
        readers={presence.readers}
        onReload={reload}
        onSettings={() => setRailOpen(!isRailOpen)}
        onSides={onSides}
      />
      <ToolRow editor={editor} onTool={onTool} onUndo={steps.undo} />
      <DraftStatus opening={opening} draft={draft} onReload={reload} />
      {talk.lines}
      <NoticeStrips draft={draft} presence={presence} onTake={() => void take()} onCopy={() => void copy()} />
      {isLinking && editor && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      {isPickingSeries && editor && (
        <SeriesForm editor={editor} lang={lang} onClose={() => setPickingSeries(false)} />
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (editor)
            void insertPictures(editor, chosen, {
              locale,
              notify,
              offlineWord: media('offline'),
              errorWord: (error, name) => media('refused', { name, reason: media(`faults.${error}`) }),
            });
        }}
      />
      {isSides && text && (
        <Sides
          draft={draft}
          opening={opening}
          source={text}
          isLocked={presence.lock !== null}
          onClose={onSides}
          onType={typed}
          onReload={reload}
        />
      )}
      <div className="wr-columns">
        {editor && (
          <Structure
            kind={draft.kind}
            editor={editor}
            lang={lang}
            document={document}
            onFinding={onFinding}
          />
        )}
        <div className="wr-text article-flow">
          <h1 className="sr-only">{t('pageTitle')}</h1>
          <HeadFields
            draft={draft}
            lang={lang}
            opening={opening}
            isLocked={presence.lock !== null}
            onEnter={() => focusStart(editor)}
            onType={typed}
          />
          <div className="wr-body">
            <div ref={place} />
            <SlashMenu editor={editor} onTool={onTool} />
          </div>
        </div>
        <Rail draft={draft} opening={opening} lang={lang} onSides={onSides} notes={talk.part} />
      </div>
    </div>
  );
}
