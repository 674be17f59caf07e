import { z } from 'zod';
import { REGIONS } from '@/backend/contract/regions/names';

const editions = REGIONS.filter((region) => region !== 'none').join('|');

/**
 * What a browser is notified of: `news` for key news; `events` for all new events, `region:hk` for those of an edition,
 * `organiser:7` for those of an organiser; `event:101` for changes of one event and a reminder of it; `price:12` for a price alert;
 * `follow:12` for what the member who is signed in follows by that row.
 */
export const alertTopic = z
  .string()
  .regex(new RegExp(`^(news|events|region:(${editions})|(organiser|event|price|follow):[1-9]\\d{0,14})$`));
