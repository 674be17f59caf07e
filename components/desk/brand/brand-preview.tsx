import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { accentStyle } from '@/backend/contract/brand/accent';
import type { Locale } from '@/backend/contract/locale';
import { SWITCH_LABEL } from '@/lib/platform/language/locales';
import { type BrandForm, formAccent, shownName } from '@/lib/desk/brand/form';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { DARK_INK, LogoPicture } from './brand-logo';

const VIEWS = ['page', 'search', 'letter'] as const;

interface Props {
  form: BrandForm;
  names: Record<Locale, string>;
}

/** What readers will see: the head of a page, a search result, a letter; in each language and both themes. */
export function BrandPreview({ form, names }: Props) {
  const t = useTranslations('desk.brand');
  const locale = useLocale();
  const [view, setView] = useState<(typeof VIEWS)[number]>('page');
  const [lang, setLang] = useState(locale);
  const name = shownName(form.name, names, lang);
  const tagline = form.tagline[lang]?.trim() || t('preview.tagline');
  const accent = formAccent(form.accent);
  const style = accent && accentStyle(accent);
  return (
    <section aria-label={t('preview.title')}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="type-meta font-normal">{t('preview.title')}</h2>
        <div className="flex">
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className="-ms-px min-h-9 border border-ink px-3 text-sm font-bold aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11"
            >
              {t(`preview.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {(['light', 'dark'] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          lang={lang}
          style={style ?? undefined}
          className="border border-rule bg-paper text-ink not-first:border-t-0"
        >
          {view === 'page' && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-ink p-3">
                <b className="flex min-w-0 items-center gap-2 text-xl leading-tight font-black">
                  <LogoPicture
                    logo={form.logo}
                    height={24}
                    ink={ground === 'dark' ? DARK_INK : undefined}
                    mark={accent?.[ground] ?? (ground === 'dark' ? '#ff7a5c' : undefined)}
                  />
                  {name}
                </b>
                {ground === 'light' && (
                  <span className="flex gap-3">
                    {writingLocales().map((each) => (
                      <button
                        key={each}
                        type="button"
                        aria-pressed={each === lang}
                        onClick={() => setLang(each)}
                        className="min-h-6 min-w-6 border-b-2 border-(--clear) text-ink-3 aria-pressed:border-mark aria-pressed:font-bold aria-pressed:text-ink"
                      >
                        {SWITCH_LABEL[each]}
                      </button>
                    ))}
                  </span>
                )}
              </div>
              <div className="ledger py-3 pe-3 [--g:64px] [--gutter:64px]">
                <div className="entry">
                  <span aria-hidden="true" className="node node-key top-[7px]" />
                  <span className="entry-gutter n text-sm font-bold text-mark">14:52</span>
                  <b className="entry-body text-mark">{t('preview.important')}</b>
                </div>
                <div className="entry pt-2">
                  <span aria-hidden="true" className="node top-[17px]" />
                  <span className="entry-gutter n text-sm font-bold">14:41</span>
                  <b className="entry-body">{t('preview.flash')}</b>
                </div>
              </div>
            </>
          )}
          {view === 'search' && (
            <div className="p-3">
              <p className="text-link underline underline-offset-4">{`${tagline} - ${name}`}</p>
              <p className="type-meta">{t('preview.searchText', { name })}</p>
            </div>
          )}
          {view === 'letter' && (
            <div className="p-3">
              <p className="type-meta border-b-2 border-ink pb-2">
                <b className="text-ink">{name}</b>
              </p>
              <p className="pt-2 text-lg font-bold">{t('preview.letterTitle')}</p>
              <p className="type-meta pt-2">{t('preview.letterFoot', { name })}</p>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
