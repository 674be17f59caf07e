import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { useCall } from '@/lib/accounts/use-call';
import { href } from '@/lib/platform/routing/href';
import { CorrectFields } from './correct-fields';

interface Props {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Changes a live story in its list, in all its languages: a small fix, or a correction readers see. */
export function CorrectForm({ id, onClose, onDone }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const { data, error, mutate } = useCall('readLive', { id }, { keepPreviousData: false });
  if (error) return <p className="text-mark">{error.message}</p>;
  if (!data) return <p className="py-2 text-ink-3">{t('loading')}</p>;
  return (
    <>
      <CorrectFields newest={data} onRenew={() => mutate()} onClose={onClose} onDone={onDone} />
      <Link href={href(locale, 'publishEdit', { id })} className="form-link">
        {t('openEditor')}
      </Link>
    </>
  );
}
