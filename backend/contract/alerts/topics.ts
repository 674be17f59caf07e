import { z } from 'zod';
import { NO_REGION, REGION_KEY } from '@/backend/contract/regions/first-regions';

const editions = `(?!${NO_REGION}$)${REGION_KEY.source.replace(/[$^]/g, '')}`;

/**
 * What a browser is notified of: `news` for key news; `events` for all new events, `region:hk` for those of an edition,
 * `organiser:7` for those of an organiser; `event:101` for changes of one event and a reminder of it; `price:12` for a price alert;
 * `follow:12` for what the member who is signed in follows by that row.
 */
export const alertTopic = z
  .string()
  .regex(new RegExp(`^(news|events|region:(${editions})|(organiser|event|price|follow):[1-9]\\d{0,14})$`));
