import { useLocale, useTranslations } from 'next-intl';
import { MAX_NAV, type NavPage } from '@/backend/contract/brand/sections';
import { type BrandRow, moveRow, pageRow, rowsLeftOut, withRow } from '@/lib/desk/brand/rows';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { BOX } from './box';

export type PageWords = Record<NavPage, { label: string; path: string }>;

interface Props {
  label: string;
  rows: readonly BrandRow[];
  /**
   * The rows that are listed while the newsroom has not ordered them. Those its own order lacks are offered beside it: a
   * section that came with a later version is in no menu until the desk puts it there.
   */
  first: readonly BrandRow[];
  /** Pages that are listed nowhere, because their section is off. */
  off: readonly NavPage[];
  /** Pages, and addresses of editions, that menus leave out until there is something on them. */
  empty: readonly string[];
  /** Fixed pages that are drafts, which nobody can open and no menu lists. */
  drafts: readonly NavPage[];
  pages: PageWords;
  error: string | null;
  onRows: (rows: BrandRow[]) => void;
}

/** The links of a menu in their order: pages of the site, and addresses that the newsroom adds. */
export function BrandLinks({ label, rows, first, off, empty, drafts, pages, error, onRows }: Props) {
  const t = useTranslations('desk.brand.nav');
  const langs = useTranslations('desk.records.langs');
  const locale = useLocale();
  const shown: readonly BrandRow[] = rows.length > 0 ? rows : first;
  const change = (at: number, part: Partial<BrandRow>) =>
    onRows(shown.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const free = (Object.keys(pages) as NavPage[]).filter((page) => !shown.some((row) => row.page === page));
  const leftOut = rowsLeftOut(shown, first);
  const nameOf = ({ page, link, name }: BrandRow) =>
    name[locale] || (page === '' ? Object.values(name).find(Boolean) || link : pages[page].label);
  return (
    <div role="group" aria-label={label} className="min-w-0">
      <p className="type-meta pb-1" aria-hidden="true">
        {label}
      </p>
      <ul className="border-t border-rule">
        {shown.map((row, at) => {
          const page = row.page === '' ? null : pages[row.page];
          const name = nameOf(row) || `${at + 1}`;
          const isOff = row.page !== '' && off.includes(row.page);
          const isEmpty = empty.includes(row.page || row.link);
          const isDraft = row.page !== '' && drafts.includes(row.page);
          return (
            <li key={row.page || `link${at}`} className="border-b border-rule">
              <details>
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
                  <b className={`min-w-[6em] ${row.is_hidden || isOff ? 'text-ink-3 line-through' : ''}`}>
                    {name}
                  </b>
                  <span className="min-w-0 flex-1 break-all text-ink-3">{page?.path ?? row.link}</span>
                  <span className="text-sm">
                    {isOff
                      ? t('off')
                      : row.is_hidden
                        ? t('hidden')
                        : isDraft
                          ? t('draft')
                          : isEmpty
                            ? t('empty')
                            : page
                              ? t('shown')
                              : t('ownLink')}
                  </span>
                </summary>
                <div className="grid gap-3 pb-3">
                  {!page && (
                    <input
                      value={row.link}
                      aria-label={t('link')}
                      placeholder={t('linkExample')}
                      spellCheck={false}
                      onChange={({ target }) => change(at, { link: target.value })}
                      className={BOX}
                    />
                  )}
                  <div className="grid gap-3 md:grid-cols-3">
                    {writingLocales().map((lang) => (
                      <input
                        key={lang}
                        lang={lang}
                        value={row.name[lang] ?? ''}
                        maxLength={20}
                        aria-label={`${t('label')}, ${langs(lang)}`}
                        placeholder={langs(lang)}
                        onChange={({ target }) => change(at, { name: { ...row.name, [lang]: target.value } })}
                        className={BOX}
                      />
                    ))}
                  </div>
                  <p className="flex flex-wrap gap-x-5">
                    {at > 0 && (
                      <button
                        type="button"
                        onClick={() => onRows(moveRow(shown, at, -1))}
                        className="form-link"
                      >
                        {t('up', { name })}
                      </button>
                    )}
                    {at < shown.length - 1 && (
                      <button
                        type="button"
                        onClick={() => onRows(moveRow(shown, at, 1))}
                        className="form-link"
                      >
                        {t('down', { name })}
                      </button>
                    )}
                    <button
                      type="button"
                      onClick={() => change(at, { is_hidden: !row.is_hidden })}
                      className="form-link"
                    >
                      {t(row.is_hidden ? 'show' : 'hide', { name })}
                    </button>
                    <button
                      type="button"
                      onClick={() => onRows(shown.filter((_, index) => index !== at))}
                      className="form-link"
                    >
                      {t('remove', { name })}
                    </button>
                  </p>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {shown.length < MAX_NAV && leftOut.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5 border-b border-rule text-sm">
          <span className="text-ink-2">{t('left')}</span>
          {leftOut.map((row) => (
            <button
              key={row.page || row.link}
              type="button"
              onClick={() => onRows(withRow(shown, first, row))}
              className="form-link"
            >
              {t('put', { name: nameOf(row) })}
            </button>
          ))}
        </p>
      )}
      {error && (
        <p role="alert" className="text-sm text-mark">
          {error}
        </p>
      )}
      {shown.length < MAX_NAV && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
          <button
            type="button"
            onClick={() => onRows([...shown, { page: '', link: '', name: {}, is_hidden: false }])}
            className="form-link"
          >
            {t('add')}
          </button>
          <select
            value=""
            aria-label={t('addPage')}
            onChange={({ target }) => {
              const chosen = free.find((page) => page === target.value);
              if (chosen) onRows([...shown, pageRow(chosen)]);
            }}
            className="min-h-10 max-w-full border-b border-ctl bg-paper pe-2 text-sm"
          >
            <option value="">{t('addPage')}</option>
            {free.map((page) => (
              <option key={page} value={page}>
                {pages[page].label}
              </option>
            ))}
          </select>
          {rows.length > 0 && (
            <button type="button" onClick={() => onRows([])} className="form-link">
              {t('reset')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
