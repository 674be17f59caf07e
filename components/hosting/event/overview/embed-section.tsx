import { useLocale, useTranslations } from 'next-intl';
import { CopyCode } from '@/components/ui/fields/copy-code';
import { PageSection } from '../page-section';

/** The code that shows an event, with the way to its tickets, on the organiser's own site. */
export function EmbedSection({ id }: { id: number }) {
  const t = useTranslations('hosting.overview.embed');
  const locale = useLocale();
  const code = `<script async src="${location.origin}/embed.js" data-embed="events/${id}" data-lang="${locale}"></script>`;
  return (
    <PageSection title={t('title')}>
      <p className="mb-2 max-w-[60ch]">{t('text')}</p>
      <CopyCode code={code} labels={{ title: t('code'), copy: t('copy'), copied: t('copied') }} />
    </PageSection>
  );
}
