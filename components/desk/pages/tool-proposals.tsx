'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { useAction } from '@/lib/accounts/use-action';

type Proposal = CallOutput<'toolSubmissions'>['list'][number];

interface Props {
  proposals: readonly Proposal[];
  categories: readonly { id: number; name: string }[];
}

/** Tools that members proposed and no editor has decided on. */
export function ToolProposals({ proposals, categories }: Props) {
  const t = useTranslations('desk.proposals');
  if (proposals.length === 0) return null;
  return (
    <section aria-label={t('title')} className="border-t-2 border-ink pb-8">
      <h2 className="py-3 font-bold">{t('count', { count: proposals.length })}</h2>
      <ul>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} categories={categories} />
        ))}
      </ul>
    </section>
  );
}

function ProposalRow({ proposal, categories }: { proposal: Proposal; categories: Props['categories'] }) {
  const t = useTranslations('desk.proposals');
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const [category, setCategory] = useState(String(proposal.category_id ?? ''));
  const [reason, setReason] = useState('');
  const decide = async (input: CallInput<'decideTool'>) => {
    const reply = await send('decideTool', input);
    if (!reply.ok) return notify(reply.message);
    notify(t(input.is_accepted ? 'accepted' : 'refused'));
    router.refresh();
  };
  const { id, name, url, description, nickname } = proposal;
  return (
    <li className="grid gap-2 border-t border-rule py-4">
      <p>
        <b>{name}</b> <OutwardLink href={url}>{url}</OutwardLink>
      </p>
      <p className="text-ink-2">{description}</p>
      <p className="type-meta">{t('by', { name: nickname })}</p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <select
          aria-label={t('category')}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          className="desk-input min-h-10"
        >
          <option value="">{t('category')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </select>
        <ActionButton
          type="button"
          disabled={isBusy || category === ''}
          onClick={() => void decide({ id, is_accepted: true, category_id: Number(category) })}
          className="btn btn-ink min-h-10 px-4"
        >
          {t('accept')}
        </ActionButton>
        <input
          aria-label={t('reason')}
          placeholder={t('reason')}
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
          className="desk-input min-h-10 min-w-0 flex-1"
        />
        <ActionButton
          type="button"
          disabled={isBusy || reason.trim() === ''}
          onClick={() => void decide({ id, is_accepted: false, reason })}
          className="btn btn-line min-h-10 px-4"
        >
          {t('refuse')}
        </ActionButton>
      </div>
    </li>
  );
}
