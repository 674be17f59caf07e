'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { MAX_TOPICS } from '@/backend/contract/writing/limits';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { useRegionNames } from '@/lib/platform/language/use-region-names';
import type { Locale } from '@/lib/platform/language/locales';
import type { Opening } from '@/lib/writing/opening';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { CoverRow } from './cover-row';
import { LabelsRow } from './labels-row';
import { LanguagesPart } from './languages-part';
import { PreviewPart } from './preview-part';
import { RailRow } from './rail-row';
import { ReleaseRow } from './release-row';
import { SearchTitlesRow } from './search-titles-row';
import { ScriptWordsRow } from './script-words-row';

interface Props {
  draft: Draft;
  opening: Opening;
  lang: Locale;
  onSides: () => void;
  /** The notes on the draft; null until it is saved. */
  notes: ReactNode;
}

/** The settings of a draft beside its text, one row each. One row is open at a time; Escape closes it. */
export function Rail({ draft, opening, lang, onSides, notes }: Props) {
  const t = useTranslations('writing.rail');
  const [open, setOpen] = useState<string | null>(null);
  const document = draft.current();
  const regions = useRegionNames();
  const nameOfRegion = (key: string) =>
    key === NO_REGION ? t('noRegion') : (regions.find(([each]) => each === key)?.[1] ?? key);
  const { setup, stored } = opening;
  const row = (name: string) => ({
    name,
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
    onClose: () => setOpen(null),
  });
  const categories = setup.categories.filter(
    ({ applies_to: kinds }) => kinds === draft.kind || kinds === 'both',
  );
  const topics = [
    ...setup.topics,
    ...(stored?.topics ?? []).filter(({ id }) => !setup.topics.some((topic) => topic.id === id)),
  ];
  // A topic that was deleted since it was chosen cannot be seen here, and goes with the next choice.
  const topicIds = document.topic_ids.filter((id) => topics.some((topic) => topic.id === id));
  const author = setup.authors.find(({ id }) => id === document.author_id) ?? stored?.author;

  return (
    <aside className="wr-rail" aria-label={t('label')}>
      <h2>{t('label')}</h2>
      <CoverRow draft={draft} />
      <RailRow
        {...row('category')}
        label={t('category')}
        value={
          categories.find(({ id }) => id === document.category_id)?.name ??
          stored?.category?.name ??
          t('none')
        }
      >
        <select
          aria-label={t('category')}
          value={document.category_id ?? ''}
          onChange={(event) => draft.setSettings({ category_id: Number(event.target.value) || null })}
        >
          <option value="">{t('none')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </RailRow>
      <LabelsRow draft={draft} known={stored?.labels ?? []} />
      <RailRow
        {...row('topics')}
        label={t('topics')}
        value={
          topics
            .filter(({ id }) => document.topic_ids.includes(id))
            .map(({ name }) => name)
            .join('、') || t('none')
        }
      >
        {topics.map(({ id, name }) => (
          <label key={id} className="wr-check">
            <input
              type="checkbox"
              checked={topicIds.includes(id)}
              disabled={!topicIds.includes(id) && topicIds.length >= MAX_TOPICS}
              onChange={(event) =>
                draft.setSettings({
                  topic_ids: event.target.checked
                    ? [...topicIds, id]
                    : topicIds.filter((otherId) => otherId !== id),
                })
              }
            />
            {name}
          </label>
        ))}
      </RailRow>
      <RailRow {...row('region')} label={t('region')} value={nameOfRegion(document.region)}>
        <div role="radiogroup" aria-label={t('region')} className="wr-radios">
          {[NO_REGION, ...regions.map(([key]) => key)].map((region) => (
            <label key={region} className="wr-check">
              <input
                type="radio"
                name="region"
                checked={document.region === region}
                onChange={() => draft.setSettings({ region })}
              />
              {nameOfRegion(region)}
            </label>
          ))}
        </div>
      </RailRow>
      <RailRow {...row('author')} label={t('author')} value={author?.nickname ?? t('none')}>
        <select
          aria-label={t('author')}
          value={document.author_id ?? ''}
          onChange={(event) => draft.setSettings({ author_id: Number(event.target.value) || null })}
        >
          <option value="">{t('none')}</option>
          {setup.authors.map(({ id, nickname }) => (
            <option key={id} value={id}>
              {nickname}
            </option>
          ))}
        </select>
      </RailRow>
      <RailRow {...row('source')} label={t('source')} value={document.source_name || t('original')}>
        <label className="wr-field">
          <span>{t('sourceName')}</span>
          <input
            value={document.source_name}
            maxLength={120}
            onChange={(event) => draft.setSettings({ source_name: event.target.value })}
          />
        </label>
        <label className="wr-field">
          <span>{t('sourceUrl')}</span>
          <input
            type="url"
            inputMode="url"
            defaultValue={document.source_url}
            onBlur={(event) => {
              const typed = event.target.value.trim();
              if (typed === '' || URL.canParse(typed)) draft.setSettings({ source_url: typed });
            }}
          />
        </label>
      </RailRow>
      <SearchTitlesRow {...row('searchTitles')} draft={draft} lang={lang} />
      <ScriptWordsRow {...row('scriptWords')} draft={draft} lang={lang} />
      <ReleaseRow {...row('release')} draft={draft} />
      <LanguagesPart draft={draft} lang={lang} onSides={onSides} />
      {notes}
      <PreviewPart draft={draft} opening={opening} lang={lang} />
    </aside>
  );
}
