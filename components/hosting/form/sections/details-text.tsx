import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/backend/contract/locale';
import { useNotify } from '@/components/accounts/toast-provider';
import { LinkForm } from '@/components/writing/editor/link-form';
import { ToolRow } from '@/components/writing/editor/tool-row';
import { useTextEditor } from '@/components/writing/editor/use-text-editor';
import { PICTURE_TYPES } from '@/lib/uploads/picture-check';
import { insertPictures } from '@/lib/writing/editor/uploads';
import { TOOLS, type ToolName } from '@/lib/writing/editor/tools';
import { writeHtml } from '@/lib/writing/schema/read-html';

const LIGHT = [
  'heading',
  'strong',
  'link',
  'list',
  'quote',
  'picture',
] as const satisfies readonly ToolName[];

interface Props {
  lang: Locale;
  label: string;
  html: string;
  isLocked: boolean;
  onHtml: (html: string) => void;
}

/** The description of an event in one language, in the editor of articles with fewer tools. */
export function DetailsText({ lang, label, html, isLocked, onHtml }: Props) {
  const t = useTranslations('hosting.form.details');
  const media = useTranslations('media');
  const locale = useLocale();
  const notify = useNotify();
  const files = useRef<HTMLInputElement>(null);
  const written = useRef(html);
  const [opened, setOpened] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const { place, editor } = useTextEditor({
    lang,
    body: html,
    opened,
    isLocked,
    label,
    hint: t('textHint'),
    onChange: (changed) => {
      written.current = changed.isEmpty ? '' : writeHtml(changed.state.doc);
      onHtml(written.current);
    },
  });

  // A text set from outside, such as the other version of a conflict, reopens the editor with it.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    setOpened((count) => count + 1);
  }, [html]);

  const onTool = (name: ToolName) => {
    if (!editor) return;
    if (name === 'link') setLinking(true);
    else if (name === 'picture') files.current?.click();
    else TOOLS.find((tool) => tool.name === name)?.run(editor);
  };

  return (
    <div className="hf-details">
      {!isLocked && (
        <ToolRow
          editor={editor}
          onTool={onTool}
          onUndo={() => void editor?.chain().focus().undo().run()}
          only={LIGHT}
        />
      )}
      {isLinking && editor && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (!editor) return;
          void insertPictures(editor, chosen, {
            locale,
            notify,
            offlineWord: media('offline'),
            errorWord: (error, name) => media('refused', { name, reason: media(`faults.${error}`) }),
          });
        }}
      />
      <div ref={place} />
    </div>
  );
}
