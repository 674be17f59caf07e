'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { findTools, slashQuery } from '@/lib/writing/editor/slash';
import type { Tool, ToolName } from '@/lib/writing/editor/tools';
import { useEditorTick } from './use-editor-tick';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  editor: Editor | null;
  onTool: (name: ToolName) => void;
}

/** A menu for a line that begins with a slash: block tools, searched by name or by the pinyin initials of the name. */
export function SlashMenu({ editor, onTool }: Props) {
  const t = useTranslations('writing');
  useEditorTick(editor);
  const [picked, setPicked] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const query = editor ? queryOf(editor) : null;
  const tools = query === null || query === closedFor ? [] : findTools(query, (name) => t(`tools.${name}`));
  const at = Math.min(picked, Math.max(0, tools.length - 1));
  const choose = (tool: Tool | undefined) => {
    if (!editor || !tool) return;
    const { $from } = editor.state.selection;
    editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()));
    setPicked(0);
    onTool(tool.name);
  };

  const latest = useRef({ found: tools, at, query, choose });
  useEffect(() => {
    latest.current = { found: tools, at, query, choose };
  });

  useEffect(() => {
    // When the whole text was replaced, this editor is destroyed and the next one does not exist yet.
    if (!editor || editor.isDestroyed) return;
    const handleKey = (event: KeyboardEvent) => {
      const now = latest.current;
      if (now.found.length === 0 || isComposing(event)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setPicked((now.at + step + now.found.length) % now.found.length);
      else if (event.key === 'Enter') now.choose(now.found[now.at]);
      else if (event.key === 'Escape') setClosedFor(now.query);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', handleKey, true);
    return () => dom.removeEventListener('keydown', handleKey, true);
  }, [editor]);

  const menu = useRef<HTMLUListElement>(null);
  const isOpen = tools.length > 0;
  useEffect(() => {
    if (isOpen) void menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  if (!editor || editor.isDestroyed || tools.length === 0) return null;
  const { top, left } = placeOf(editor);
  return (
    <ul ref={menu} role="listbox" aria-label={t('slash')} className="wr-slash" style={{ top, left }}>
      {tools.map((tool, index) => (
        <li
          key={tool.name}
          role="option"
          aria-selected={index === at}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(tool);
          }}
        >
          <b>{t(`tools.${tool.name}`)}</b>
          <span>{t(`toolHints.${tool.name}`)}</span>
          <kbd>/{tool.key}</kbd>
        </li>
      ))}
    </ul>
  );
}

/** The text after the slash in the caret's paragraph; null when the paragraph is anything else. */
function queryOf(editor: Editor): string | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  return slashQuery($from.parent.textContent);
}

function placeOf(editor: Editor): { top: number; left: number } {
  const frame = editor.view.dom.parentElement?.getBoundingClientRect();
  const caret = editor.view.coordsAtPos(editor.state.selection.$from.start());
  return { top: caret.bottom - (frame?.top ?? 0) + 8, left: caret.left - (frame?.left ?? 0) };
}
