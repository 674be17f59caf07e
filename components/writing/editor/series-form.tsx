'use client';

import type { Editor } from '@tiptap/core';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { ListedSeries } from '@/lib/data/listed-series';
import { getJson } from '@/lib/platform/calls/browser';
import { insertSeries } from '@/lib/writing/editor/inserts';

interface Props {
  editor: Editor;
  /** Language of the text; the names of the series are in this language. */
  lang: string;
  onClose: () => void;
}

const RANGES = { 30: 'days30', 90: 'days90', 365: 'days365', 40000: 'daysAll' } as const;

/** A form to insert a series of the data section, with its range. */
export function SeriesForm({ editor, lang, onClose }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [listed, setListed] = useState<ListedSeries[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [key, setKey] = useState('');
  const [days, setDays] = useState(90);

  useEffect(() => {
    const stop = new AbortController();
    getJson<ListedSeries[]>(`/api/data?locale=${lang || locale}`, stop.signal)
      .then(setListed)
      .catch(() => !stop.signal.aborted && setFailed(true));
    return () => stop.abort();
  }, [lang, locale]);

  const chosen = listed?.find((series) => series.key === key);
  return (
    <form
      className="wr-link-form"
      aria-label={t('series.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        insertSeries(editor, { ...chosen, days });
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        editor.commands.focus();
      }}
    >
      <label>
        {t('series.which')}
        <select autoFocus required value={key} onChange={({ target }) => setKey(target.value)}>
          <option value="">{t(listed ? 'series.choose' : 'series.reading')}</option>
          {listed?.map((series) => (
            <option key={series.key} value={series.key}>{`${series.name}（${series.unit}）`}</option>
          ))}
        </select>
      </label>
      <label>
        {t('series.range')}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {Object.entries(RANGES).map(([value, name]) => (
            <option key={value} value={value}>
              {t(`series.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <ActionButton type="submit" disabled={!chosen}>
        {t('series.insert')}
      </ActionButton>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
      {isFailed && <p role="alert">{t('series.failed')}</p>}
    </form>
  );
}
