import { useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';

/** A name and a text, with a button that copies the text. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const t = useTranslations('hosting.payouts');
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('copied'));
    } catch {
      notify(t('notCopied'));
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd className="n">{text}</dd>
      <button type="button" aria-label={`${t('copy')} ${label}`} onClick={() => void copy()}>
        {t('copy')}
      </button>
    </div>
  );
}
