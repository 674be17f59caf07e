import { useTranslations } from 'next-intl';
import { FORM_SECTIONS, type FormSectionName } from '@/lib/hosting/form/sections';
import { useEventForm } from './form-context';

interface Props {
  current: FormSectionName;
  missing: number;
  onSection: (name: FormSectionName) => void;
}

/** On a phone, where one section is shown at a time: the number of missing fields, and a button to the next section. */
export function FormFoot({ current, missing, onSection }: Props) {
  const t = useTranslations('hosting.form');
  const { store } = useEventForm();
  const complete = t(store.isLive() ? 'rail.upToDate' : 'foot.complete');
  const next = FORM_SECTIONS[FORM_SECTIONS.indexOf(current) + 1] ?? FORM_SECTIONS[0];
  return (
    <div className="hf-foot">
      <b>{missing > 0 ? t('foot.missing', { count: missing }) : complete}</b>
      <button
        type="button"
        className="btn btn-ink"
        onClick={() => {
          onSection(next);
          scrollTo({ top: 0 });
        }}
      >
        {t('foot.next', { name: t(`sections.${next}`) })}
      </button>
    </div>
  );
}
