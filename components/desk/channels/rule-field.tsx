import { useTranslations } from 'next-intl';
import type { ChannelRules } from '@/backend/contract/channels/rules';
import { POST_TIMINGS } from '@/backend/contract/channels/states';

interface Props {
  label: string;
  rule: ChannelRules['flash'];
  onChange: (rule: ChannelRules['flash']) => void;
}

/** When stories of one group go out by themselves; for a daily time, which. */
export function RuleField({ label, rule, onChange }: Props) {
  const t = useTranslations('desk.channels');
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-1">
      <span>{label}</span>
      <span className="flex items-center gap-2">
        {rule.timing === 'daily' && (
          <input
            type="time"
            required
            value={rule.at}
            aria-label={t('timeOf', { group: label })}
            onChange={({ target }) => onChange({ ...rule, at: target.value })}
            className="n h-9 border border-ctl bg-paper px-2"
          />
        )}
        <select
          value={rule.timing}
          aria-label={label}
          onChange={({ target }) =>
            onChange({ ...rule, timing: POST_TIMINGS.find((each) => each === target.value) ?? rule.timing })
          }
          className="h-9 border border-ctl bg-paper px-2"
        >
          {POST_TIMINGS.map((timing) => (
            <option key={timing} value={timing}>
              {t(`timings.${timing}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
