import { useTranslations } from 'next-intl';
import type { KeyRow } from '@/components/ui/focus/key-bar';

/**
 * The keys of the flash desk; all of them work while the cursor is in the field.
 * @param hasPanel whether the channels of a flash are shown, instead of the feed entries
 */
export function useFlashKeyRows(hasPanel: boolean): KeyRow[] {
  const t = useTranslations('desk.flash');
  const channels = useTranslations('desk.channels.keys');
  if (hasPanel)
    return [
      { keys: ['Alt C'], label: channels('close') },
      { keys: ['Alt 1–9'], label: channels('choose') },
      { keys: ['Alt E'], label: channels('write') },
      { keys: ['Alt Enter'], label: channels('send') },
      { keys: ['Alt Del'], label: channels('remove') },
      { keys: ['Alt Z'], label: t('undo') },
      { keys: ['Alt /'], label: t('keys.help') },
    ];
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
    { keys: ['Alt C'], label: channels('open') },
    { keys: ['Alt /'], label: t('keys.help') },
  ];
}
