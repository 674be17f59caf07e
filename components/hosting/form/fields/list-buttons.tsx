import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';

interface Props<Entry> {
  list: readonly Entry[];
  at: number;
  onList: (list: Entry[]) => void;
  /** Name of the entry, for screen readers. */
  name: string;
  /** Whether the entry cannot be removed. */
  isFixed?: boolean;
}

/** Buttons that move an entry of a list up or down, or remove it. */
export function ListButtons<Entry>({ list, at, onList, name, isFixed }: Props<Entry>) {
  const t = useTranslations('hosting.form.list');
  const swap = (to: number) => {
    const next = [...list];
    const [entry] = next.splice(at, 1);
    if (entry !== undefined) next.splice(to, 0, entry);
    onList(next);
  };
  return (
    <span className="hf-list-buttons">
      <ActionButton
        type="button"
        disabled={at === 0}
        aria-label={t('up', { name })}
        onClick={() => swap(at - 1)}
      >
        ↑
      </ActionButton>
      <ActionButton
        type="button"
        disabled={at === list.length - 1}
        aria-label={t('down', { name })}
        onClick={() => swap(at + 1)}
      >
        ↓
      </ActionButton>
      {!isFixed && (
        <button
          type="button"
          aria-label={t('remove', { name })}
          onClick={() => onList(list.filter((_, index) => index !== at))}
        >
          {t('removeShort')}
        </button>
      )}
    </span>
  );
}
