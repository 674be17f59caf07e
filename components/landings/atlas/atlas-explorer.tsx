'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AtlasFilter, filterCounts, matchingKeys } from '@/lib/directory/atlas/filter';
import { plotsAround } from '@/lib/directory/atlas/find-plot';
import type { Plot } from '@/lib/directory/atlas/map';
import { formatFigure } from '@/lib/platform/numbers/figures';
import { AtlasCanvas } from './atlas-canvas';
import { AtlasGutter } from './atlas-gutter';
import { AtlasSheet } from './atlas-sheet';
import { AtlasTop } from './atlas-top';
import { useAtlasMap } from './use-atlas-map';
import { useEntrySheet } from './use-entry-sheet';

const AROUND = 3;

interface District {
  key: string;
  name: string;
  /** Number of entries. */
  count: number;
}

/**
 * The map with search, filters and the sheet of the open entry. On a phone the map is loaded when the reader asks for
 * it.
 */
export function AtlasExplorer({ districts }: { districts: readonly District[] }) {
  const t = useTranslations('atlas');
  const locale = useLocale();
  const total = districts.reduce((sum, { count }) => sum + count, 0);
  const [isMapRequested, setMapRequested] = useState(false);
  const { map, isFailed, load } = useAtlasMap(locale, isMapRequested);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AtlasFilter | null>(null);
  const [district, setDistrict] = useState<string | null>(null);
  const [current, setCurrent] = useState<Plot | null>(null);
  const [open, setOpen] = useState<Plot | null>(null);
  const { sheet, again } = useEntrySheet(open?.key ?? null, locale);
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const matching = useMemo(
    () => (map ? matchingKeys(map.plots, { search, filter, district }) : null),
    [map, search, filter, district],
  );
  const counts = useMemo(() => map && filterCounts(map.plots), [map]);

  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);

  const openSheet = (plot: Plot) => {
    setCurrent(plot);
    setOpen(plot);
  };
  const close = () => {
    setOpen(null);
    frame.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  };
  const openFirst = () => {
    const first = map?.plots.find(({ key }) => matching?.has(key));
    if (first) openSheet(first);
  };
  const category = map?.districts.find(({ key }) => key === open?.district);
  return (
    <div ref={frame} className="atlas" data-map={isMapRequested || undefined}>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-ink py-3">
        <form
          role="search"
          className="flex min-w-[min(260px,100%)] flex-1 items-center gap-2 md:max-w-[420px]"
          onSubmit={(event) => {
            event.preventDefault();
            openFirst();
          }}
        >
          <input
            ref={field}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onFocus={() => setMapRequested(true)}
            aria-label={t('find')}
            placeholder={t('findIn', { count: formatFigure(total) })}
            className="min-h-11 w-full border-b border-ink bg-transparent text-base md:min-h-9"
          />
          <kbd className="n border border-ctl px-2 max-md:hidden">/</kbd>
        </form>
        <p role="status" className="type-meta">
          {matching && t('found', { count: matching.size })}
        </p>
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4 md:hidden"
          aria-expanded={isMapRequested}
          onClick={() => setMapRequested(!isMapRequested)}
        >
          {t(isMapRequested ? 'hideMap' : 'showMap')}
        </button>
      </div>
      <div className="atlas-body no-print">
        <AtlasGutter
          districts={districts}
          total={total}
          counts={counts}
          filter={filter}
          district={district}
          onFilter={setFilter}
          onDistrict={setDistrict}
        />
        <div className="atlas-middle">
          {map && (
            <AtlasCanvas
              key={map.width}
              map={map}
              meant={matching}
              current={current}
              onCurrent={setCurrent}
              onOpen={openSheet}
              onClose={close}
            />
          )}
          {isFailed && (
            <p role="alert" className="py-6">
              {t('failed')}{' '}
              <button type="button" className="underline underline-offset-3" onClick={load}>
                {t('again')}
              </button>
            </p>
          )}
        </div>
        <div className="atlas-side">
          {open && map ? (
            <AtlasSheet
              plot={open}
              sheet={sheet}
              category={{ name: category?.name ?? '', count: category?.count ?? 0 }}
              around={plotsAround(map.plots, open, AROUND)}
              onOpen={openSheet}
              onClose={close}
              onAgain={again}
            />
          ) : (
            map && <AtlasTop plots={map.plots} onOpen={openSheet} />
          )}
        </div>
      </div>
    </div>
  );
}
