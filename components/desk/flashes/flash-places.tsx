import { useTranslations } from 'next-intl';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import type { FlashForm } from '@/lib/desk/flash-form';
import { useRegionNames } from '@/lib/platform/language/use-region-names';
import { OPTION_FIELD } from './option-field';

/** A category that flashes can be put into. */
export interface FlashCategory {
  id: number;
  name: string;
}

interface Props {
  form: FlashForm;
  categories: readonly FlashCategory[];
  onChange: (part: Partial<FlashForm>) => void;
}

/** The lists beside the newswire that a flash stands in: those of a category and of a regional edition. */
export function FlashPlaces({ form, categories, onChange }: Props) {
  const t = useTranslations('desk.flash');
  const regions = useRegionNames();
  const line =
    'flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-[300px]:flex-wrap max-md:w-full';
  const field = `${OPTION_FIELD} max-w-36 text-ink max-md:max-w-full`;
  return (
    <>
      {categories.length > 0 && (
        <label className={line}>
          {t('category')}
          <select
            name="categoryId"
            value={form.categoryId ?? ''}
            onChange={({ target }) => onChange({ categoryId: Number(target.value) || null })}
            className={field}
          >
            <option value="">{t('noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={line}>
        {t('region')}
        <select
          name="region"
          value={form.region ?? NO_REGION}
          onChange={({ target }) => onChange({ region: target.value })}
          className={field}
        >
          <option value={NO_REGION}>{t('noRegion')}</option>
          {regions.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
