import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import type { Messages } from '@/lib/platform/language/messages';
import type { Entry } from '@/lib/api/reference/reference';
import { Code } from './code';
import { Rows } from './rows';

type Summaries = keyof Messages['developers']['summaries'];

/** One place of the interface: what it does, what it takes, what it answers, and how it is called. */
export async function ReferenceEntry({ entry, locale }: { entry: Entry; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers' });
  const { name, method, path, scope, isDeprecated, parameters, body, answer, curl, typescript } = entry;
  return (
    <article id={name} className="scroll-mt-20 border-b border-ink pt-2 pb-6 not-first:pt-6 last:border-b-0">
      <h3 className="type-item [overflow-wrap:anywhere]">
        <code>
          {method} {path}
        </code>
      </h3>
      <p className="mt-1 max-w-[72ch]">{t(`summaries.${name as Summaries}`)}</p>
      {isDeprecated && <p className="mt-1 font-semibold text-mark">{t('deprecated')}</p>}
      {scope !== null && <p className="type-meta mt-1">{t('scope', { scope })}</p>}
      {parameters.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">{t('parameters')}</h4>
          <Rows rows={parameters} locale={locale} />
        </>
      )}
      {body.length > 0 && (
        <details className="mt-4">
          <summary className="font-semibold">{t('body', { count: body.length })}</summary>
          <Rows rows={body} locale={locale} />
        </details>
      )}
      <h4 className="mt-4 font-semibold">{t('answer')}</h4>
      <p className="mt-1 text-sm">
        <code>data</code>: <code>{answer.type}</code>
      </p>
      {answer.fields.length > 0 && (
        <details className="mt-2">
          <summary>{t('fields', { count: answer.fields.length })}</summary>
          <Rows rows={answer.fields} locale={locale} />
        </details>
      )}
      <h4 className="mt-4 font-semibold">{t('examples')}</h4>
      <Code label="curl" text={curl} />
      {typescript !== null && <Code label="TypeScript" text={typescript} />}
    </article>
  );
}
