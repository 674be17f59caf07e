import { useTranslations } from 'next-intl';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { useRegionNames } from '@/lib/platform/language/use-region-names';
import { OPTION_FIELD as FIELD } from './option-field';

interface Props {
  value: string | undefined;
  onChange: (region: string) => void;
}

/** The edition that a flash is listed in, too; one that follows up another is in that of the other without a choice. */
export function FlashRegion({ value = NO_REGION, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const regions = useRegionNames();
  /** A stored form may name an edition that was taken away since; the refusal says so. */
  const isGone = value !== NO_REGION && !regions.some(([key]) => key === value);
  return (
    <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-md:w-full">
      {t('edition')}
      <select
        name="region"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD} max-w-40 text-ink`}
      >
        <option value={NO_REGION}>{t('noEdition')}</option>
        {regions.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        {isGone && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}
