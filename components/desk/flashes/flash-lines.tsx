import { useLocale, useTranslations } from 'next-intl';
import { TITLE_SEEN_WIDTH } from '@/backend/contract/writing/limits';
import { halfWidths } from '@/backend/contract/half-widths';
import type { FlashForm } from '@/lib/desk/flash-form';
import { HTML_LANG, SWITCH_LABEL } from '@/lib/platform/language/locales';
import { writtenIn } from '@/lib/platform/language/writing-locales';

interface Props {
  form: FlashForm;
  onChange: (part: Partial<FlashForm>) => void;
}

/** The fields of a language, and the mark of the language when it is the second one. */
interface Lines {
  title: 'title' | 'enTitle';
  text: 'text' | 'enText';
  lang: string;
  mark: string;
}

/** Title and text in the language of the page, and below them in the other one. */
export function FlashLines({ form, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const chineseLang = writtenIn(locale);
  const chinese: Lines = {
    ...{ title: 'title', text: 'text', lang: HTML_LANG[chineseLang] },
    mark: SWITCH_LABEL[chineseLang],
  };
  const english: Lines = { title: 'enTitle', text: 'enText', lang: 'en', mark: 'EN' };
  const [first, second] = locale === 'en' ? [english, chinese] : [chinese, english];
  const halves = halfWidths(form[first.title].trim());
  // Chinese is counted in characters, English in letters, which are half as wide.
  const unit = first === english ? 1 : 2;
  const line = (name: Lines['title' | 'text'], isFirst: boolean) => ({
    name,
    rows: 1,
    value: form[name],
    'aria-label': t(`lines.${name}`),
    // That of the Chinese headline says more than what belongs there.
    placeholder: isFirst || name !== 'title' ? t(`placeholders.${name}`) : t('lines.title'),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid gap-1 px-4 pt-3 pb-3 md:px-5">
        <div className="flex items-start gap-4">
          <textarea
            {...line(first.title, true)}
            lang={first.lang}
            className="live-field text-lg leading-normal font-bold md:text-2xl"
          />
          <span className={`n pt-2 text-xs ${halves > TITLE_SEEN_WIDTH ? 'text-mark' : 'text-ink-3'}`}>
            {Math.ceil(halves / unit)}/{TITLE_SEEN_WIDTH / unit}
          </span>
        </div>
        <textarea
          {...line(first.text, true)}
          lang={first.lang}
          className="live-field min-h-7 text-base text-ink-2"
        />
      </div>
      <div className="flex items-start gap-3 border-t border-rule px-4 py-2.5 md:px-5">
        <b aria-hidden="true" className="pt-0.5">
          {second.mark}
        </b>
        <div className="grid min-w-0 flex-1 gap-1">
          <textarea
            {...line(second.title, false)}
            lang={second.lang}
            className="live-field min-h-7 text-md"
          />
          {(form[second.title] !== '' || form[second.text] !== '') && (
            <textarea
              {...line(second.text, false)}
              lang={second.lang}
              className="live-field min-h-7 text-base text-ink-2"
            />
          )}
        </div>
        <kbd className="key-cap mt-1 max-md:hidden">Tab</kbd>
      </div>
    </>
  );
}
