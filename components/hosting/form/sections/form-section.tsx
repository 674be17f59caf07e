import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormSectionName } from '@/lib/hosting/form/sections';

interface Props {
  name: FormSectionName;
  /** Shown below the name in the gutter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form: its name in the gutter, its fields beside it. */
export function FormSection({ name, aside, children }: Props) {
  const t = useTranslations('hosting.form.sections');
  return (
    <section
      id={`section-${name}`}
      data-section-name={name}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
      className="entry hf-section"
    >
      <div className="entry-gutter">
        <h2 id={`${name}-title`}>{t(name)}</h2>
        {aside}
      </div>
      <div className="entry-body">{children}</div>
    </section>
  );
}
