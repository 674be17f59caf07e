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
    <div className="grid min-h-12 grid-cols-[76px_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule">
      <dt className="text-ink-3">{label}</dt>
      <dd className="n font-bold wrap-anywhere">{text}</dd>
      <button
        type="button"
        className="min-h-11 underline underline-offset-4"
        aria-label={`${t('copy')} ${label}`}
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
    </div>
  );
}
