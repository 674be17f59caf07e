import { useTranslations } from 'next-intl';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { LoadError } from '@/components/accounts/gate';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { batchesOf } from '@/lib/hosting/code-batches';
import { useCall } from '@/lib/accounts/use-call';
import { CodeBatch } from './code-batch';
import { NewCodes } from './new-codes';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';

/** The invite codes of an event by batch, to create, export and revoke. */
export function CodesPage({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.codes');
  const { data, error, mutate } = useCall('activityCodes', { activity_id: event.id });
  const mayWrite = event.roles.includes('owner') || event.roles.includes('editor');
  const batches = batchesOf(data?.list ?? []);
  return (
    <HostingPageFrame title={t('title')} intro={t('intro')}>
      {mayWrite && (
        <PageSection title={t('make')}>
          <NewCodes event={event} onCreated={() => void mutate()} />
        </PageSection>
      )}
      {!data && (error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />)}
      {data && batches.length === 0 && <EmptyState text={t('empty')} />}
      {batches.map((batch) => (
        <CodeBatch
          key={batch.name}
          event={event}
          batch={batch}
          mayWrite={mayWrite}
          onChange={() => void mutate()}
        />
      ))}
    </HostingPageFrame>
  );
}
