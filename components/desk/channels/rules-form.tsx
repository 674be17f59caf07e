'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { ChannelRules } from '@/backend/contract/channels/rules';
import { MAX_TEMPLATE, POST_GROUPS } from '@/backend/contract/channels/states';
import { LOCALES } from '@/backend/contract/locale';
import { useAction } from '@/lib/accounts/use-action';
import { writingLocales } from '@/lib/platform/language/writing-locales';
import { RuleField } from './rule-field';

const TEMPLATES = ['flash', 'article'] as const;
/** What a template is refused for. */
const REFUSALS = ['noTitle', 'unknownWord', 'required', 'tooLong'] as const;

interface Props {
  channel: CallOutput<'channelDesk'>['list'][number];
  isAdmin: boolean;
}

/** Language, rules and templates of a channel; administrators change them. */
export function RulesForm({ channel: initial, isAdmin }: Props) {
  const t = useTranslations('desk.channels');
  const fieldId = useId();
  const { send, isBusy } = useAction();
  const [rules, setRules] = useState<ChannelRules>(initial.rules);
  const [version, setVersion] = useState(initial.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const name = t(`names.${initial.channel}`);
  const set = (change: Partial<ChannelRules>) => setRules({ ...rules, ...change });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await send('saveChannelRules', { channel: initial.channel, version, rules });
    setErrors(reply.ok ? {} : reply.fields);
    setMessage(reply.ok ? t('saved') : reply.message);
    if (reply.ok) setVersion(reply.data.version);
  };
  const refusalOf = (kind: (typeof TEMPLATES)[number]) => {
    const reason = errors[`rules.templates.${kind}`];
    const refusal = REFUSALS.find((each) => each === reason);
    return refusal ? t(`refusals.${refusal}`) : (reason ?? '');
  };
  return (
    <form onSubmit={(event) => void save(event)} aria-label={name} className="border-b border-ink py-4">
      <h3 className="font-bold">
        {name} <span className="type-meta font-normal">{initial.account}</span>
      </h3>
      <p className="type-meta">
        {t('limit', { max: initial.max_length })} {!initial.may_edit && t('cannotEdit')}{' '}
        {!initial.may_remove && t('cannotRemove')}
      </p>
      <fieldset disabled={!isAdmin || isBusy} className="grid gap-1 pt-2">
        <label className="flex min-h-11 items-center justify-between gap-4 border-b border-rule">
          {t('language')}
          <select
            value={rules.locale}
            onChange={({ target }) => set({ locale: LOCALES.find((each) => each === target.value) })}
            className="h-9 border border-ctl bg-paper px-2"
          >
            {writingLocales().map((locale) => (
              <option key={locale} value={locale}>
                {t(`languages.${locale}`)}
              </option>
            ))}
          </select>
        </label>
        {POST_GROUPS.map((group) => (
          <RuleField
            key={group}
            label={t(`groups.${group}`)}
            rule={rules[group]}
            onChange={(rule) => set({ [group]: rule })}
          />
        ))}
        {TEMPLATES.map((kind) => (
          <label key={kind} className="grid gap-1 pt-2">
            {t(`templates.${kind}`)}
            <textarea
              rows={3}
              value={rules.templates[kind]}
              maxLength={MAX_TEMPLATE}
              aria-invalid={refusalOf(kind) !== ''}
              aria-describedby={`${fieldId}-${kind}`}
              onChange={({ target }) => set({ templates: { ...rules.templates, [kind]: target.value } })}
              className="w-full border border-ctl bg-paper p-2"
            />
            <span id={`${fieldId}-${kind}`} className="text-sm text-mark empty:hidden">
              {refusalOf(kind)}
            </span>
          </label>
        ))}
        <p className="type-meta">{t('templateHelp')}</p>
        {isAdmin && (
          <button type="submit" className="btn btn-ink mt-2 justify-self-start px-5">
            {t('save')}
          </button>
        )}
      </fieldset>
      <p role="status" className="pt-2 empty:hidden">
        {message}
      </p>
    </form>
  );
}
