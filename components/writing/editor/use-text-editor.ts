import { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { editorExtensions } from '@/lib/writing/editor/extensions';
import { pasteProps } from '@/lib/writing/editor/paste';
import { copyForeignPictures } from '@/lib/writing/editor/foreign-pictures';
import { refuse } from '@/lib/writing/editor/refusals';
import { insertPictures, prepareUpload } from '@/lib/writing/editor/uploads';
import type { PictureError } from '@/lib/uploads/picture-check';
import { readHtml } from '@/lib/writing/schema/read-html';
import { drawChart } from './draw-chart';

interface Options {
  lang: Locale;
  /** The initial HTML. When `opened` changes, a new editor starts with the current `body`. */
  body: string;
  opened: number;
  isLocked: boolean;
  /** Name of the field and its placeholder; those of an article by default. */
  label?: string;
  hint?: string;
  onChange: (editor: Editor) => void;
}

// prettier-ignore
const KINDS = ['blank', 'heading', 'blockquote', 'pull', 'note', 'aside', 'codeBlock', 'rule', 'bulletList', 'orderedList',
  'definitionList', 'table', 'pictureFigure', 'chartFigure', 'figure'] as const;

/**
 * The editor of one text, to be mounted at `place`. It exists outside React, so that typing does not render the page.
 */
export function useTextEditor({ lang, body, opened, isLocked, label, hint, onChange }: Options) {
  const t = useTranslations('writing');
  const media = useTranslations('media');
  const locale = useLocale();
  const notify = useNotify();
  // A state, because the element may come later or again: while two versions are compared it is not on the page.
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ onChange, body, label, hint, t, media, locale, notify });
  useEffect(() => {
    latest.current = { onChange, body, label, hint, t, media, locale, notify };
  });

  useEffect(() => {
    if (!element) return;
    let instance: Editor | null = null;
    const { t: words, media: mediaWords, locale: inLocale, notify: say } = latest.current;
    const extensionWords = {
      dismiss: words('figure.dismiss'),
      kinds: Object.fromEntries(KINDS.map((kind) => [kind, words(`kinds.${kind}`)])),
      figure: {
        alt: words('figure.alt'),
        altMissing: words('figure.altMissing'),
        caption: words('figure.caption'),
        credit: words('figure.credit'),
        retry: words('figure.retry'),
        foreign: words('figure.foreign'),
        copying: words('figure.copying'),
        lost: words('figure.lost'),
        copy: words('figure.copy'),
        take: (src: string) => copyForeign(src),
        remove: words('figure.remove'),
        chartKind: words('figure.chartKind'),
        bars: words('figure.bars'),
        line: words('figure.line'),
        unit: words('figure.unit'),
        highlight: words('figure.highlight'),
        chartNote: words('figure.chartNote'),
        chartTitle: words('figure.chartTitle'),
        drawn: (figure: Parameters<typeof drawChart>[0], at: HTMLElement) =>
          drawChart(figure, at, words('figure.notDrawn')),
      },
    };
    const sending = {
      locale: inLocale,
      notify: say,
      offlineWord: mediaWords('offline'),
      errorWord: (error: PictureError, name: string) =>
        mediaWords('refused', { name, reason: mediaWords(`faults.${error}`) }),
    };
    const refused = (text: string) => {
      if (instance) refuse(instance, text);
    };
    const onPictures = (files: File[], at?: number) => {
      if (instance) void insertPictures(instance, files, { ...sending, at });
    };
    const onDataPicture = (file: File) => {
      if (!instance) return '';
      const upload = prepareUpload(instance, file, URL.createObjectURL(file), sending);
      void upload.start();
      return upload.src;
    };
    const copyForeign = (only?: string) => {
      const reasons = { notRead: words('figure.notRead'), offline: mediaWords('offline') };
      if (instance) void copyForeignPictures(instance, { locale: inLocale, words: reasons }, only);
    };
    instance = new Editor({
      element,
      injectCSS: false,
      extensions: editorExtensions(lang, extensionWords),
      editorProps: {
        attributes: {
          class: 'rich-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': latest.current.label ?? words('body'),
          'data-placeholder': latest.current.hint ?? words('bodyHint'),
          lang: HTML_LANG[lang],
          spellcheck: lang === 'en' ? 'true' : 'false',
        },
        ...pasteProps(() => instance, {
          onPictures,
          onDataPicture,
          onLost: (count) => refused(words('picturesLost', { count })),
          onTooLong: () => refused(words('tooLong')),
        }),
      },
      onTransaction: ({ transaction }) => {
        const event: unknown = transaction.getMeta('uiEvent');
        if (event === 'paste' || event === 'drop') copyForeign();
      },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed),
    });
    const doc = readHtml(latest.current.body, instance.schema);
    instance.view.updateState(EditorState.create({ doc, plugins: instance.state.plugins }));
    setEditor(instance);
    return () => {
      instance?.destroy();
      setEditor(null);
    };
  }, [element, lang, opened]);

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);

  // Null while the old editor is destroyed and the next one is not created yet.
  return { place: setElement, editor: editor?.isDestroyed ? null : editor };
}
