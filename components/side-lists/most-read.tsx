import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { ReadWindow } from '@/lib/side-lists/read-most-read';
import type { SideItem } from '@/lib/side-lists/side-item';
import { SideRow } from './side-row';

interface Props {
  lists: Record<ReadWindow, SideItem[]>;
  locale: Locale;
}

const WINDOWS: readonly ReadWindow[] = ['day', 'week'];
/** Which list is shown is a matter of CSS: a fragment has no scripts. */
const SHOWN: Record<ReadWindow, string> = {
  day: 'group-has-[input[value=week]:checked]/read:hidden',
  week: 'group-has-[input[value=day]:checked]/read:hidden',
};

/** The most read articles of the last 24 hours or of the week, as the reader chooses; nothing when nothing was read. */
export async function MostRead({ lists, locale }: Props) {
  const t = await getTranslations('sideLists');
  const common = await getTranslations('common');
  const shown = WINDOWS.filter((window) => lists[window].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="group/read" aria-label={t('mostRead')}>
      <div className="rail-head">
        <h2 className="text-base font-bold">{t('mostRead')}</h2>
        <fieldset className="flex gap-3">
          <legend className="sr-only">{t('mostReadWindow')}</legend>
          {shown.map((window, index) => (
            <label key={window} className="relative cursor-pointer print:not-has-[:checked]:hidden">
              <input
                type="radio"
                name="most-read"
                value={window}
                defaultChecked={index === 0}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="type-meta inline-block min-h-6 content-center peer-checked:font-bold peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
                {t(`readWindow.${window}`)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      {shown.map((window) => (
        <ol key={window} className={SHOWN[window]} aria-label={t(`readWindow.${window}`)}>
          {lists[window].map((item) => (
            <SideRow
              key={item.id}
              item={item}
              locale={locale}
              leadAs="number"
              languages={{ chinese: common('inChinese'), english: common('inEnglish') }}
            />
          ))}
        </ol>
      ))}
    </section>
  );
}
