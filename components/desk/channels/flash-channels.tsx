import { useTranslations } from 'next-intl';
import { useCall } from '@/lib/accounts/use-call';
import type { FlashForm } from '@/lib/desk/flash-form';

interface Props {
  form: FlashForm;
  onChange: (part: Partial<FlashForm>) => void;
}

/** The channels a flash goes to. Until the editor changes them they are those of the rules. */
export function FlashChannels({ form, onChange }: Props) {
  const t = useTranslations('desk.channels');
  const offers = useCall('channelOffers', {});
  const list = offers.data?.list ?? [];
  if (list.length === 0) return null;
  const byRule = list
    .filter((each) => each[form.isImportant ? 'key_flash' : 'flash'])
    .map(({ channel }) => channel);
  const chosen = form.channels ?? byRule;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:w-full">
      <legend className="float-start me-3 text-ink-3">{t('goesTo')}</legend>
      {list.map(({ channel }) => (
        <label key={channel} className="flex min-h-8 items-center gap-1.5 whitespace-nowrap">
          <input
            type="checkbox"
            name={`channel-${channel}`}
            checked={chosen.includes(channel)}
            onChange={({ target }) =>
              onChange({
                channels: target.checked ? [...chosen, channel] : chosen.filter((each) => each !== channel),
              })
            }
            className="size-4 accent-ink"
          />
          {t(`names.${channel}`)}
        </label>
      ))}
    </fieldset>
  );
}
