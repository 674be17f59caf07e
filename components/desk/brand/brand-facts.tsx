import { useTranslations } from 'next-intl';
import { MAX_LINKS } from '@/backend/contract/brand/limits';
import type { BrandForm } from '@/lib/desk/brand/form';
import { BrandTexts } from './brand-texts';
import { BOX } from './box';

interface Props {
  form: BrandForm;
  set: (name: string, value: unknown) => void;
  errorAt: (path: string) => string | null;
}

/** What search engines learn about the publisher, and its addresses on other sites. */
export function BrandFacts({ form: { links, organisation }, set, errorAt }: Props) {
  const t = useTranslations('desk.brand');
  const change = (part: Partial<BrandForm['organisation']>) =>
    set('organisation', { ...organisation, ...part });
  const line = (name: 'founded' | 'email', type: 'date' | 'email') => (
    <label className="grid gap-1">
      <span className="text-sm font-bold">{t(name)}</span>
      <input
        type={type}
        value={organisation[name]}
        aria-invalid={errorAt(`organisation.${name}`) ? true : undefined}
        onChange={({ target }) => change({ [name]: target.value })}
        className={`n ${BOX}`}
      />
      <FieldError text={errorAt(`organisation.${name}`)} />
    </label>
  );
  return (
    <>
      <BrandTexts
        label={t('legalName')}
        value={organisation.legal_name}
        error={errorAt('organisation.legal_name')}
        maxLength={120}
        onValue={(value) => change({ legal_name: value })}
      />
      <BrandTexts
        label={t('address')}
        value={organisation.address}
        error={errorAt('organisation.address')}
        maxLength={200}
        onValue={(value) => change({ address: value })}
      />
      <div className="grid gap-3 md:grid-cols-2">
        {line('founded', 'date')}
        {line('email', 'email')}
      </div>
      <label className="grid gap-1">
        <span className="text-sm font-bold">
          {t('links')} <span className="font-normal text-ink-3">{t('linksHint', { most: MAX_LINKS })}</span>
        </span>
        <textarea
          rows={Math.max(3, links.length + 1)}
          value={links.join('\n')}
          spellCheck={false}
          aria-invalid={errorAt('links') ? true : undefined}
          onChange={({ target }) => set('links', target.value === '' ? [] : target.value.split('\n'))}
          onBlur={() =>
            set(
              'links',
              links.map((link) => link.trim()).filter((link) => link !== ''),
            )
          }
          className={`${BOX} py-2`}
        />
        <FieldError text={errorAt('links')} />
      </label>
    </>
  );
}

function FieldError({ text }: { text: string | null }) {
  return text ? (
    <span role="alert" className="text-sm text-mark">
      {text}
    </span>
  ) : null;
}
