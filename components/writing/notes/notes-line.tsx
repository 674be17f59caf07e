import { useTranslations } from 'next-intl';
import type { NotesOf } from '@/lib/writing/notes/use-notes';

/** A line above the text with the number of open notes and a button that shows them; nothing when there are none. */
export function NotesLine({ notes, onShow }: { notes: NotesOf; onShow: () => void }) {
  const t = useTranslations('writing.notes');
  const open = notes.notes?.list.filter((note) => note.resolved_time === null).length ?? 0;
  if (open === 0) return null;
  return (
    <div className="wr-standing">
      {t('open', { count: open })}
      <button type="button" className="wr-link" onClick={onShow}>
        {t('show')}
      </button>
    </div>
  );
}
