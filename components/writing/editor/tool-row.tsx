'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { TOOLS, type ToolName } from '@/lib/writing/editor/tools';
import { TableButtons } from './table-buttons';
import { useEditorTick } from './use-editor-tick';

interface Props {
  editor: Editor | null;
  onTool: (name: ToolName) => void;
  onUndo: () => void;
  /** The allowed tools, when the text is part of a form; all by default. */
  only?: readonly ToolName[];
}

/** Tools hidden in tables, where the buttons for rows and columns take their place. */
const NOT_IN_TABLES: ReadonlySet<ToolName> = new Set(['heading', 'pull', 'note', 'chart', 'series', 'rule']);

/** The toolbar of the text. Arrow keys move along the row, which is a single tab stop. */
export function ToolRow({ editor, onTool, onUndo, only }: Props) {
  const t = useTranslations('writing');
  const row = useRef<HTMLDivElement>(null);
  useEditorTick(editor);
  const isInTable = editor?.isActive('table') ?? false;
  const tools = TOOLS.filter(
    ({ name }) =>
      (!only || only.includes(name)) &&
      !(isInTable && NOT_IN_TABLES.has(name)) &&
      !(name === 'series' && isSectionOff('data')),
  );

  const handleKey = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };

  return (
    <div ref={row} role="toolbar" aria-label={t('tools.label')} className="wr-tools" onKeyDown={handleKey}>
      <button
        type="button"
        className="wr-phone-only"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onUndo}
        tabIndex={-1}
      >
        {t('undo')}
      </button>
      {tools.map(({ name, isOn, isBlock }, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={
            isBlock && name !== 'heading' && name !== 'list' && name !== 'link'
              ? undefined
              : editor
                ? isOn(editor)
                : false
          }
          data-on={(editor && isOn(editor)) || undefined}
          tabIndex={index === 0 ? 0 : -1}
          // Keeps the selection in the text when a tool is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(name)}
        >
          {t(`tools.${name}`)}
        </button>
      ))}
      {editor && <TableButtons editor={editor} />}
    </div>
  );
}
