import { getTranslations } from 'next-intl/server';
import { WEBHOOK_KINDS } from '@/backend/contract/webhooks/kinds';
import { OF_WEBHOOKS } from '@/lib/api/openapi/words';
import type { Locale } from '@/lib/platform/language/locales';
import { Code } from './code';

const DELIVERY = `POST /hook
webhook-id: 4711
webhook-timestamp: 1795790060
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{ "id": 4711, "kind": "content.published", "time": "2026-11-27T06:20:07.000Z",
  "content": { "id": 1001, "kind": "flash", "title": { "en": "…" }, "url": { "en": "…" } } }`;

const VERIFY = `import { Webhook } from 'standardwebhooks';

new Webhook('whsec_…').verify(body, headers); // throws when it is not ours, or older than five minutes`;

/** What webhooks send: the kinds, the form of a delivery, and how its signature is verified. */
export async function WebhookEntry({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'developers.webhooks' });
  return (
    <div className="grid max-w-[72ch] gap-3">
      {OF_WEBHOOKS.map((name) => (
        <p key={name}>{t(name)}</p>
      ))}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label={t('kinds')}>
        {WEBHOOK_KINDS.map((kind) => (
          <li key={kind}>
            <code>{kind}</code>
          </li>
        ))}
      </ul>
      <Code label="HTTP" text={DELIVERY} />
      <Code label="Standard Webhooks" text={VERIFY} />
    </div>
  );
}
