import { useLocale, useTranslations } from 'next-intl';
import type { Piece } from '@/backend/contract/writing/piece';
import { Link } from '@/components/ui/link';
import { useDeskCall } from '@/lib/desk/use-desk-call';
import { href } from '@/lib/platform/routing/href';
import { CorrectFields } from './correct-fields';

interface Props {
  id: number;
  onClose: () => void;
  onDone: () => void;
}

/** Changes a live item in its list, in the language it was written in: a small fix, or a correction readers see. */
export function CorrectForm({ id, onClose, onDone }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const { data, error } = useDeskCall('readPiece', { id, locale });
  if (error) return <p className="text-mark">{error.message}</p>;
  if (!data) return <p className="py-2 text-ink-3">{t('loading')}</p>;
  return (
    <>
      {data.document.texts.slice(0, 1).map((text) => (
        <CorrectFields
          key={`${data.version}`}
          piece={data satisfies Piece}
          text={text}
          onClose={onClose}
          onDone={onDone}
        />
      ))}
      <Link href={href(locale, 'publishEdit', { id })} className="form-link">
        {t('openEditor')}
      </Link>
    </>
  );
}
