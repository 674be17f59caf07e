import { useTranslations } from 'next-intl';
import type { LineMark } from '@/lib/desk/live-lines';
import { HTML_LANG } from '@/lib/platform/language/locales';

interface Props {
  marks: readonly LineMark[] | undefined;
  lang: LineMark['lang'];
  field: LineMark['field'];
  onTake: (mark: LineMark) => void;
}

/** Below a field that somebody else has changed, too: what is live now, and a button that puts it into the field. */
export function LiveMark({ marks, lang, field, onTake }: Props) {
  const t = useTranslations('desk.flash');
  const mark = marks?.find((other) => other.lang === lang && other.field === field);
  if (!mark) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-2">
      <span lang={HTML_LANG[lang]} className="whitespace-pre-wrap">
        {t('nowLive', { text: mark.text })}
      </span>
      <button type="button" onClick={() => onTake(mark)} className="form-link">
        {t('takeLive')}
      </button>
    </p>
  );
}
