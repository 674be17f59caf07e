'use client';

import '@/components/writing/writing.css';
import type { Editor } from '@tiptap/core';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Locale } from '@/backend/contract/locale';
import { useNotify } from '@/components/accounts/toast-provider';
import { LinkForm } from '@/components/writing/editor/link-form';
import { SeriesForm } from '@/components/writing/editor/series-form';
import { SlashMenu } from '@/components/writing/editor/slash-menu';
import { ToolRow } from '@/components/writing/editor/tool-row';
import { useTextEditor } from '@/components/writing/editor/use-text-editor';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { TOOLS, type ToolName } from '@/lib/writing/editor/tools';
import { insertPictures, withoutPending } from '@/lib/writing/editor/uploads';
import { writeHtml } from '@/lib/writing/schema/read-html';

interface Props {
  lang: Locale;
  /** The initial HTML, sanitised; later values are ignored. */
  body: string;
  isReadOnly: boolean;
  onBody: (body: string) => void;
}

/** The rich text editor of a field in a record's form. */
export function RichEditor({ lang, body, isReadOnly, onBody }: Props) {
  const media = useTranslations('media');
  const locale = useLocale();
  const notify = useNotify();
  const files = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [isPickingSeries, setPickingSeries] = useState(false);
  const [initialBody] = useState(body);
  const { place, editor } = useTextEditor({
    lang,
    body: initialBody,
    opened: 0,
    isLocked: isReadOnly,
    onChange: (changed: Editor) => onBody(withoutPending(writeHtml(changed.state.doc))),
  });
  const onTool = (name: ToolName) => {
    if (!editor) return;
    if (name === 'link') setLinking(true);
    else if (name === 'series') setPickingSeries(true);
    else if (name === 'picture') files.current?.click();
    else TOOLS.find((tool) => tool.name === name)?.run(editor);
  };
  return (
    <div className="desk-rich">
      {!isReadOnly && (
        <ToolRow editor={editor} onTool={onTool} onUndo={() => void editor?.chain().focus().undo().run()} />
      )}
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
      <div className="wr-body">
        <div ref={place} />
        <SlashMenu editor={editor} onTool={onTool} />
      </div>
    </div>
  );
}
