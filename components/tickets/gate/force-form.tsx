import { useTranslations } from 'next-intl';

/** The form that admits a person against the verdict, with a reason, which is logged. */
export function ForceForm({
  onCancel,
  onForce,
}: {
  onCancel: () => void;
  onForce: (reason: string) => void;
}) {
  const t = useTranslations('gate.force');
  return (
    <form
      className="gate-form"
      onClick={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        const reason = new FormData(event.currentTarget).get('reason');
        if (typeof reason === 'string' && reason.trim() !== '') onForce(reason.trim());
      }}
    >
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <label htmlFor="gate-reason">{t('reason')}</label>
      <input id="gate-reason" name="reason" required maxLength={300} autoComplete="off" autoFocus />
      <div className="gate-line">
        <button type="submit" className="gate-button gate-button-full">
          {t('submit')}
        </button>
        <button type="button" className="gate-button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
