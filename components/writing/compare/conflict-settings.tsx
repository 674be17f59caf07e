import { useTranslations } from 'next-intl';
import { namesOfRegions, useRegionNames } from '@/lib/platform/language/use-region-names';
import { type SettingName, settingWords } from '@/lib/writing/compare/setting-words';
import type { Side, ThreeSettings } from '@/lib/writing/compare/three-way-settings';

interface Props {
  /** The settings both sides changed. */
  names: readonly SettingName[];
  three: ThreeSettings;
  /** Names of the records the settings refer to, by keys such as `label:7`. */
  nameOf: Readonly<Record<string, string>>;
  choices: Readonly<Partial<Record<SettingName, Side>>>;
  onChoose: (name: SettingName, side: Side) => void;
}

/** The settings both sides changed, one row each, and the choice between their values. */
export function ConflictSettings({ names, three, nameOf, choices, onChoose }: Props) {
  const t = useTranslations('writing.conflict');
  const rail = useTranslations('writing.rail');
  const labels = { ...nameOf, ...namesOfRegions(useRegionNames()) };
  const values = { mine: settingWords(three.mine, labels), theirs: settingWords(three.theirs, labels) };

  const side = (name: SettingName, which: Side, word: string, key: string) => (
    <div className={which === 'mine' ? 'wr-page-left' : 'wr-page-right'}>
      <p className="wr-count">{rail(name)}</p>
      <p className="wr-page-text">{values[which][name].join('、') || t('unset')}</p>
      <p className="wr-choices">
        <button
          type="button"
          aria-label={`${rail(name)}: ${word}`}
          aria-pressed={choices[name] === which}
          className="wr-choice"
          onClick={() => onChoose(name, which)}
        >
          {word} <kbd>{key}</kbd>
        </button>
        {which === 'theirs' && choices[name] === undefined && <b className="wr-bad">{t('decide')}</b>}
      </p>
    </div>
  );

  return names.map((name) => (
    <div
      key={name}
      data-row
      data-open={choices[name] === undefined || undefined}
      data-chosen={choices[name]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const key = { Digit1: 'mine' as const, Digit2: 'theirs' as const }[event.code];
        if (!key) return;
        onChoose(name, key);
        event.preventDefault();
      }}
      className="wr-page-row"
    >
      {side(name, 'mine', t('useMine'), '1')}
      <span
        className={`wr-page-node ${choices[name] === undefined ? 'wr-node-open' : 'wr-node-full'}`}
        aria-hidden="true"
      />
      {side(name, 'theirs', t('useTheirs'), '2')}
    </div>
  ));
}
