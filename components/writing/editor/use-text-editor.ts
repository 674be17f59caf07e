import { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { editorExtensions } from '@/lib/writing/editor/extensions';
import { pasteProps } from '@/lib/writing/editor/paste';
import { insertPictures } from '@/lib/writing/editor/uploads';
import { readHtml } from '@/lib/writing/schema/read-html';
import { drawChart } from './draw-chart';

interface Options {
  lang: Locale;
  /** The text it begins with; another `opened` begins anew. */
  body: string;
  opened: number;
  isLocked: boolean;
  onChange: (editor: Editor) => void;
}

/** The editor of one text. It is made once and lives outside React, so that nothing is drawn anew while one types. */
export function useTextEditor({ lang, body, opened, isLocked, onChange }: Options) {
  const t = useTranslations('writing');
  const media = useTranslations('media');
  const locale = useLocale();
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ onChange, body });
  useEffect(() => {
    latest.current = { onChange, body };
  });

  useEffect(() => {
    if (!place.current) return;
    let made: Editor | null = null;
    const words = {
      kinds: t.raw('kinds'),
      figure: {
        alt: t('figure.alt'),
        altMissing: t('figure.altMissing'),
        caption: t('figure.caption'),
        credit: t('figure.credit'),
        retry: t('figure.retry'),
        remove: t('figure.remove'),
        chartKind: t('figure.chartKind'),
        bars: t('figure.bars'),
        line: t('figure.line'),
        unit: t('figure.unit'),
        highlight: t('figure.highlight'),
        chartNote: t('figure.chartNote'),
        chartTitle: t('figure.chartTitle'),
        drawn: (figure: Parameters<typeof drawChart>[0], at: HTMLElement) =>
          drawChart(figure, at, t('figure.notDrawn')),
      },
    };
    const onPictures = (files: File[], at?: number) => {
      if (!made) return;
      void insertPictures(made, files, {
        locale,
        at,
        notify,
        offlineWord: media('offline'),
        faultWord: (fault) => media(`faults.${fault}`),
      });
    };
    made = new Editor({
      element: place.current,
      injectCSS: false,
      extensions: editorExtensions(words),
      editorProps: {
        attributes: {
          class: 'rich-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': t('body'),
          'data-placeholder': t('bodyHint'),
          lang: HTML_LANG[lang],
          spellcheck: lang === 'en' ? 'true' : 'false',
        },
        ...pasteProps(() => made, { onPictures, onTooLong: () => notify(t('tooLong')) }),
      },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed),
    });
    const doc = readHtml(latest.current.body, made.schema);
    made.view.updateState(EditorState.create({ doc, plugins: made.state.plugins }));
    setEditor(made);
    return () => {
      made?.destroy();
      setEditor(null);
    };
    // The words of one language do not change while the page stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lang, opened]);

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);

  return { place, editor };
}
