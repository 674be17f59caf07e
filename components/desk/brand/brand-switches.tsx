import { useTranslations } from 'next-intl';
import { OPTIONAL_SECTIONS, type OptionalSection } from '@/backend/contract/brand/sections';

interface Props {
  hidden: readonly OptionalSection[];
  onHidden: (hidden: OptionalSection[]) => void;
}

/** Which sections the site has: those switched off answer 404, and nothing leads to them. */
export function BrandSwitches({ hidden, onHidden }: Props) {
  const t = useTranslations('desk.brand.switches');
  return (
    <>
      <p className="text-sm text-ink-2">{t('note')}</p>
      <ul className="border-t border-rule">
        {OPTIONAL_SECTIONS.map((section) => {
          const isOn = !hidden.includes(section);
          return (
            <li key={section} className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-rule">
              <b className="min-w-[7em]">{t(`names.${section}`)}</b>
              <span className="flex-1 text-sm text-ink-3">{t(`what.${section}`)}</span>
              <span role="group" aria-label={t(`names.${section}`)} className="flex">
                {([true, false] as const).map((on) => (
                  <button
                    key={String(on)}
                    type="button"
                    aria-pressed={on === isOn}
                    onClick={() =>
                      onHidden(on ? hidden.filter((each) => each !== section) : [...hidden, section])
                    }
                    className="-ms-px min-h-8 border border-ink px-3 text-sm font-bold aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11"
                  >
                    {t(on ? 'on' : 'off')}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
