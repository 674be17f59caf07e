import { useTranslations } from 'next-intl';
import type { KeyRow } from '@/components/ui/focus/key-bar';

/** The keys of the flash desk; all of them work while the cursor is in the field. */
export function useFlashKeyRows(): KeyRow[] {
  const t = useTranslations('desk.flash');
  return [
    { keys: ['Enter'], label: t('keys.publish') },
    { keys: ['Shift Enter'], label: t('keys.text') },
    { keys: ['Tab'], label: t('keys.english') },
    { keys: ['Alt J', 'Alt K'], label: t('keys.choose') },
    { keys: ['Alt Enter'], label: t('keys.take') },
    { keys: ['Alt X'], label: t('keys.drop') },
    { keys: ['Alt O'], label: t('keys.open') },
    { keys: ['Alt Y'], label: t('important') },
    { keys: ['Alt T'], label: t('schedule') },
    { keys: ['Alt Z'], label: t('undo') },
    { keys: ['Alt ↑'], label: t('keys.correct') },
    { keys: ['Alt F'], label: t('followUp') },
    { keys: ['Alt /'], label: t('keys.help') },
  ];
}
