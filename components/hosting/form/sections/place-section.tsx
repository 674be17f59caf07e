import { useTranslations } from 'next-intl';
import { EVENT_MODES } from '@/backend/contract/events/statuses';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { PlainField } from '../fields/plain-field';
import { WordsField } from '../fields/words-field';

const CITY_MAX_LENGTH = 100;
const ADDRESS_MAX_LENGTH = 300;
const MAP_SEARCH = 'https://www.openstreetmap.org/search?query=';

/** Where an event is: a place, an online address, or both. */
export function PlaceSection() {
  const t = useTranslations('hosting.form.place');
  const { document, change, shown, isLocked, store } = useEventForm();
  const isOnSite = document.mode !== 'online';
  const where = [shown(document.city), shown(document.address)].filter(Boolean).join(' ');
  const old = store.base();
  const isMapOld =
    document.map_url !== '' &&
    document.map_url === old.map_url &&
    shown(document.address) !== shown(old.address);
  return (
    <FormSection name="place">
      <div role="group" aria-label={t('mode')} className="hf-modes">
        {EVENT_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            disabled={isLocked}
            aria-pressed={document.mode === mode}
            onClick={() => change({ mode })}
          >
            {t(mode)}
          </button>
        ))}
      </div>
      {isOnSite && (
        <div className="hf-stack">
          <WordsField
            label={t('city')}
            placeholder={t('cityHint')}
            path="city"
            words={document.city}
            max={CITY_MAX_LENGTH}
            onWords={(city) => change({ city })}
          />
          <WordsField
            label={t('address')}
            placeholder={t('addressHint')}
            path="address"
            words={document.address}
            max={ADDRESS_MAX_LENGTH}
            onWords={(address) => change({ address })}
          />
          <div className="flex items-start gap-2">
            <PlainField
              className="flex-1"
              type="url"
              label={t('map')}
              placeholder={t('map')}
              path="map_url"
              value={document.map_url}
              hint={isMapOld ? t('mapOld') : undefined}
              onValue={(map_url) => change({ map_url })}
            />
            <button
              type="button"
              disabled={isLocked || where === ''}
              className="btn btn-line hf-aside-button"
              onClick={() => change({ map_url: MAP_SEARCH + encodeURIComponent(where) })}
            >
              {t('mapFind')}
            </button>
          </div>
        </div>
      )}
      {document.mode !== 'offline' && (
        <div className="hf-stack">
          <PlainField
            type="url"
            label={t('join')}
            placeholder={t('join')}
            path="join_url"
            value={document.join_url}
            hint={t('joinHint')}
            onValue={(join_url) => change({ join_url })}
          />
        </div>
      )}
    </FormSection>
  );
}
