import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { AnchorRow } from '@/components/ui/lists/anchor-row';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { START } from '@/lib/api/openapi/words';
import { GROUPS, namedForms, referenceEntries } from '@/lib/api/reference/reference';
import { absolute } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { clientFromDocument } from '@/lib/api/reference/client-from-document';
import { Code } from './code';
import { ErrorList } from './error-list';
import { ReferenceEntry } from './reference-entry';
import { Rows } from './rows';
import { WebhookEntry } from './webhook-entry';

interface Props {
  locale: Locale;
  /** What else there is for programs, beneath. */
  more: { id: string; label: string; body: ReactNode };
}

/** The reference of `/api/v1`, made from the definitions that answer it. */
export async function Reference({ locale, more }: Props) {
  const t = await getTranslations({ locale, namespace: 'developers' });
  const site = absolute('/').replace(/\/$/, '');
  const groups = referenceEntries(site);
  const sections = (['start', ...GROUPS, 'webhooks', 'forms', 'errors'] as const).map((id) => ({
    id,
    label: t(`sections.${id}`),
  }));
  return (
    <LedgerPage
      title={t('title')}
      intro={t('description')}
      gutter="event"
      below={<AnchorRow label={t('contents')} anchors={[...sections, more]} />}
    >
      <LedgerSection id="start" label={t('sections.start')} rule="ink">
        <div className="grid max-w-[72ch] gap-3">
          {START.map((name) => (
            <p key={name}>{t(`start.${name}`, { site })}</p>
          ))}
          <Code label="openapi-typescript, openapi-fetch" text={clientFromDocument(site)} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link href={href(locale, 'myApi')} className="underline underline-offset-4">
              {t('toKeys')}
            </Link>
            <a href="/api/v1/openapi.json" className="underline underline-offset-4">
              {t('openApi')}
            </a>
          </p>
        </div>
      </LedgerSection>
      {GROUPS.map((group) => (
        <LedgerSection key={group} id={group} label={t(`sections.${group}`)} rule="ink">
          {groups[group].map((entry) => (
            <ReferenceEntry key={entry.name} entry={entry} locale={locale} />
          ))}
        </LedgerSection>
      ))}
      <LedgerSection id="webhooks" label={t('sections.webhooks')} rule="ink">
        <WebhookEntry locale={locale} />
      </LedgerSection>
      <LedgerSection id="forms" label={t('sections.forms')} rule="ink">
        {namedForms().map(({ name, rows }) => (
          <section key={name} id={`form-${name}`} className="scroll-mt-20 pb-6">
            <h3 className="type-item">
              <code>{name}</code>
            </h3>
            <Rows rows={rows} locale={locale} />
          </section>
        ))}
      </LedgerSection>
      <LedgerSection id="errors" label={t('sections.errors')} rule="ink">
        <ErrorList locale={locale} />
      </LedgerSection>
      <LedgerSection id={more.id} label={more.label} rule="ink">
        {more.body}
      </LedgerSection>
    </LedgerPage>
  );
}
