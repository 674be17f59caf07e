import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/notices/dialog';

const KEYS = [
  ['submit', 'Ctrl Enter'],
  ['settings', 'Alt P'],
  ['side', 'Alt L'],
  ['note', 'Alt M'],
  ['insert', '/'],
  ['undo', 'Ctrl Z'],
  ['bold', 'Ctrl B'],
  ['dots', 'Ctrl I'],
] as const;

/** The dialog with the keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('writing');
  return (
    <Dialog isOpen title={t('keys.title')} closeLabel={t('close')} onClose={onClose}>
      <dl className="wr-keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
