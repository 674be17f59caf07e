import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Cover } from '@/components/pictures/cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { coverFigure } from '@/lib/writing/cover-figure';

const FORMS = ['phone', 'desktop', 'cover', 'share'] as const;
/** Width of the desktop preview, wide enough for the article page's own columns. */
const DESKTOP_PX = 1280;

/**
 * A submitted draft as readers will see it, at its own size: its page on a phone and on a desktop with covers and
 * charts drawn, its cover alone, and the picture that shared links show.
 */
export function ReviewShown({ draft }: { draft: CallOutput<'reviewDraft'> }) {
  const t = useTranslations('desk.review.shown');
  const locale = useLocale();
  const [form, setForm] = useState<(typeof FORMS)[number]>('phone');
  const { id, submitted, names, version } = draft;
  const shownIn = languageShown(draft.langs, locale);
  const text = submitted.texts.find(({ lang }) => lang === shownIn) ?? submitted.texts[0];
  const cover = { id, pic: submitted.pic, figure: coverFigure(submitted), alt: t('cover') };
  return (
    <section aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <b>{t('title')}</b>
        <div role="group" aria-label={t('title')} className="form-tabs mb-0">
          {FORMS.map((option) => (
            <button key={option} type="button" aria-pressed={option === form} onClick={() => setForm(option)}>
              {t(option)}
            </button>
          ))}
        </div>
      </div>
      {(form === 'phone' || form === 'desktop') && (
        <div
          role="region"
          aria-label={t(form)}
          // Focusable, so that the keyboard can scroll it when it is narrower than the page inside.
          tabIndex={0}
          className="overflow-x-auto border border-rule max-md:-mx-4 max-md:border-x-0"
        >
          <iframe
            // Loads the page again for each version.
            key={version}
            title={t(form)}
            src={href(shownIn, 'deskReviewShown', { id })}
            width={form === 'phone' ? '100%' : DESKTOP_PX}
            className="block h-[680px] max-w-none min-w-[388px] bg-paper"
          />
        </div>
      )}
      {form === 'cover' && (
        <div className="grid gap-4">
          <Cover {...cover} {...COVER_BOXES.article.phone} className="h-auto max-w-full" />
          <Cover {...cover} {...COVER_BOXES.storyRow} />
        </div>
      )}
      {form === 'share' && text && (
        <div lang={HTML_LANG[text.lang]} className="flex items-stretch gap-4 border border-rule p-4">
          <Cover {...cover} {...COVER_BOXES.shareCard} className="shrink-0" />
          <p className="grid content-between">
            <b className="text-xl leading-snug">{text.title}</b>
            <span className="type-meta">{names[`author:${submitted.author_id}`]}</span>
          </p>
        </div>
      )}
    </section>
  );
}

/**
 * The language of the page shown: the editor's own when readers of that language will see a change, else the first
 * submitted language.
 */
function languageShown(langs: readonly Locale[], locale: Locale): Locale {
  const isNotified = langs.some((lang) => lang === locale || (lang !== 'en' && locale !== 'en'));
  return isNotified ? locale : (langs[0] ?? locale);
}
