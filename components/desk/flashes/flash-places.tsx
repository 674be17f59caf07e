import { useTranslations } from 'next-intl';
import type { FlashForm } from '@/lib/desk/flash-form';
import { FlashRegion } from './flash-region';
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
  return (
    <>
      {categories.length > 0 && (
        <label className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 max-md:w-full">
          {t('category')}
          <select
            name="categoryId"
            value={form.categoryId ?? ''}
            onChange={({ target }) => onChange({ categoryId: Number(target.value) || null })}
            className={`${OPTION_FIELD} max-w-36 text-ink`}
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
      <FlashRegion value={form.region} onChange={(region) => onChange({ region })} />
    </>
  );
}
