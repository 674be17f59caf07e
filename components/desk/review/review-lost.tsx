import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { isLostField } from '@/lib/desk/lost-fields';

interface Props {
  lost: CallOutput<'reviewDraft'>['lost_corrections'];
  isDropping: boolean;
  onChange: (isDropping: boolean) => void;
}

/** Changes of the live story that the submitted version would undo. The editor has to confirm this before approving. */
export function ReviewLost({ lost, isDropping, onChange }: Props) {
  const t = useTranslations('desk.review');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const names = lost.map(({ lang, field }) => {
    const name = isLostField(field) ? t(`lost.fields.${field}`) : field;
    return lang === null ? name : t('lost.inLang', { name, lang: t(`langs.${lang}`) });
  });
  return (
    <div className="mb-4 grid gap-1 border-s-[3px] border-mark ps-4">
      <p className="text-mark">{t('lost.text', { names: list.format(names) })}</p>
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" checked={isDropping} onChange={({ target }) => onChange(target.checked)} />
        {t('lost.drop')}
      </label>
    </div>
  );
}
