import { useLocale, useTranslations } from 'next-intl';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';
import { halfWidths } from '@/backend/contract/half-widths';
import { type FlashForm, writtenIn } from '@/lib/desk/flash-form';
import { HTML_LANG } from '@/lib/platform/language/locales';

interface Props {
  form: FlashForm;
  onChange: (part: Partial<FlashForm>) => void;
}

/** Title and text in Chinese and in English. */
export function FlashLines({ form, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const lang = HTML_LANG[writtenIn(useLocale())];
  const width = Math.ceil(halfWidths(form.title.trim()) / 2);
  const line = (name: 'title' | 'text' | 'enTitle' | 'enText') => ({
    name,
    rows: 1,
    value: form[name],
    'aria-label': t(`lines.${name}`),
    placeholder: t(`placeholders.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid gap-1 px-4 pt-3 pb-3 md:px-5">
        <div className="flex items-start gap-4">
          <textarea
            {...line('title')}
            lang={lang}
            className="live-field text-lg leading-normal font-bold md:text-2xl"
          />
          <span className={`n pt-2 text-xs ${width * 2 > TITLE_SEEN_WIDTH ? 'text-mark' : 'text-ink-3'}`}>
            {width}/{TITLE_SEEN_WIDTH / 2}
          </span>
        </div>
        <textarea {...line('text')} lang={lang} className="live-field min-h-7 text-base text-ink-2" />
      </div>
      <div className="flex items-start gap-3 border-t border-rule px-4 py-2.5 md:px-5">
        <b aria-hidden="true" className="pt-0.5">
          EN
        </b>
        <div className="grid flex-1 gap-1">
          <textarea {...line('enTitle')} lang="en" className="live-field min-h-7 text-md" />
          {(form.enTitle !== '' || form.enText !== '') && (
            <textarea {...line('enText')} lang="en" className="live-field min-h-7 text-base text-ink-2" />
          )}
        </div>
        <kbd className="key-cap mt-1 max-md:hidden">Tab</kbd>
      </div>
    </>
  );
}
