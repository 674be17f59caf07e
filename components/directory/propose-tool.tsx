'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { Field } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { useMember } from '@/lib/accounts/use-member';

interface Props {
  categories: readonly { id: number; name: string }[];
}

const EMPTY = { name: '', url: '', description: '', category: '' };
const MIN_LENGTH = 10;

/** The form to propose a tool, on which an editor decides. The typed text stays stored while the reader signs in. */
export function ProposeTool({ categories }: Props) {
  const t = useTranslations('toolsDirectory.propose');
  const locale = useLocale();
  const notify = useNotify();
  const member = useMember();
  const [proposal, setHeld] = useFormDraft('tool', EMPTY);
  const [isSent, setSent] = useState(false);
  const form = useSubmit('submitTool', notify);
  const put = (part: Partial<typeof EMPTY>) => setHeld({ ...proposal, ...part });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (member.state === 'anonymous') return dispatchLogin({ type: 'open', reason: 'contact' });
    const { name, url, description, category } = proposal;
    const input = { name, url, description, lang: locale, category_id: category ? Number(category) : null };
    if (!(await form.submit(input))) return;
    // Text typed while the form was sent is the beginning of another proposal, so it stays.
    setHeld((now) => (now === proposal ? EMPTY : now));
    setSent(true);
  };

  if (isSent && proposal.name === '') return <p role="status">{t('sent')}</p>;
  return (
    <form onSubmit={send} noValidate className="area-form">
      <Field
        label={t('name')}
        name="name"
        hint={t('nameHint')}
        value={proposal.name}
        onValue={(name) => put({ name })}
        error={form.fields['name']}
      />
      <Field
        label={t('url')}
        name="url"
        hint="https://"
        value={proposal.url}
        onValue={(url) => put({ url })}
        error={form.fields['url']}
      />
      <label className="grid gap-1">
        <span className="type-meta">{t('category')}</span>
        <select
          value={proposal.category}
          onChange={({ target }) => put({ category: target.value })}
          className="min-h-11 w-full min-w-0 border-b border-ctl bg-paper"
        >
          <option value="">{t('unsure')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={t('description')}
        name="description"
        rows={3}
        hint={t('hint')}
        value={proposal.description}
        onValue={(description) => put({ description })}
        error={form.fields['description']}
      />
      <FormFoot
        label={t('send')}
        isReady={
          proposal.name.trim() !== '' &&
          proposal.url.trim() !== '' &&
          proposal.description.trim().length >= MIN_LENGTH
        }
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}
