import { useTranslations } from 'next-intl';

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** A form to type a ticket code, for when it cannot be scanned. */
export function CodeView({ onCode, onClose }: Props) {
  const t = useTranslations('gate.typed');
  return (
    <section
      className="gate-over"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2>{t('title')}</h2>
      <form
        className="gate-form"
        onSubmit={(event) => {
          event.preventDefault();
          const code = new FormData(event.currentTarget).get('code');
          if (typeof code === 'string' && code.trim() !== '') onCode(code);
        }}
      >
        <label htmlFor="gate-code">{t('label')}</label>
        <input
          id="gate-code"
          name="code"
          required
          className="gate-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        <p className="gate-note">{t('hint')}</p>
        <button type="submit" className="gate-button gate-button-full">
          {t('submit')}
        </button>
      </form>
      <button type="button" className="gate-button gate-back" onClick={onClose}>
        {t('back')}
      </button>
    </section>
  );
}
