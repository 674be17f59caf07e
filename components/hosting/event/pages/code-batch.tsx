import { useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { toCsv } from '@/backend/contract/csv';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { DataTable } from '@/components/charts/data-table';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { Batch } from '@/lib/hosting/code-batches';
import { saveFile } from '@/lib/platform/storage/save-file';
import { useAction } from '@/lib/accounts/use-action';
import { PageSection } from '../page-section';

interface Props {
  event: OwnEvent;
  batch: Batch;
  mayWrite: boolean;
  onChange: () => void;
}

/** One batch of invite codes: uses, codes, a CSV export, and buttons to revoke them. */
export function CodeBatch({ event, batch, mayWrite, onChange }: Props) {
  const t = useTranslations('hosting.codes');
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const name = batch.name || t('single');
  const isOpen = batch.codes.some(({ is_revoked }) => !is_revoked);
  const ticketOf = (id: number | null) =>
    event.tickets.find((ticket) => ticket.id === id)?.name ?? t('everyTicket');

  const revoke = async (ids?: number[]) => {
    const what = ids ? { ids } : { batch: batch.name };
    const reply = await send('revokeCodes', { activity_id: event.id, ...what });
    notify(reply.ok ? t('revoked', { count: reply.data.revoked }) : reply.message);
    if (reply.ok) onChange();
  };
  const download = () => {
    const rows = batch.codes
      .filter(({ is_revoked }) => !is_revoked)
      .map(({ code, uses, uses_limit, ticket_type_id }) => [
        code,
        ticketOf(ticket_type_id),
        String(uses_limit),
        String(uses),
      ]);
    const head = [t('code'), t('ticket'), t('limit'), t('uses')];
    saveFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
  };

  return (
    <PageSection title={name} aside={t('used', { uses: batch.uses, limit: batch.limit })}>
      <p className="flex flex-wrap gap-x-5">
        <button type="button" className="form-link" onClick={download}>
          {t('export')}
        </button>
        {mayWrite && isOpen && (
          <ActionButton type="button" disabled={isBusy} className="form-link" onClick={() => void revoke()}>
            {t('revokeAll')}
          </ActionButton>
        )}
      </p>
      <DataTable
        caption={name}
        columns={[
          { key: 'code', label: t('code') },
          { key: 'ticket', label: t('ticket') },
          { key: 'uses', label: t('uses'), numeric: true },
          { key: 'act', label: t('state') },
        ]}
        rows={batch.codes.map((code) => ({
          code: <b className="n">{code.code}</b>,
          ticket: ticketOf(code.ticket_type_id),
          uses: `${code.uses}/${code.uses_limit}`,
          act: code.is_revoked ? (
            t('isRevoked')
          ) : mayWrite ? (
            <ActionButton
              type="button"
              disabled={isBusy}
              aria-label={t('revokeName', { code: code.code })}
              className="form-link"
              onClick={() => void revoke([code.id])}
            >
              {t('revoke')}
            </ActionButton>
          ) : (
            t('isOpen')
          ),
        }))}
      />
    </PageSection>
  );
}
