import 'server-only';
import type { Resource } from '../resource';
import { contentResources } from './content';
import { eventResources } from './events';
import { peopleAndTopicResources } from './people-and-topics';
import { regionResources } from './regions';
import { searchResources } from './search';
import { seriesResources } from './series';

/** Everything that `/api/v1` can read. */
export const resources: readonly Resource[] = [
  ...contentResources,
  ...peopleAndTopicResources,
  ...regionResources,
  ...eventResources,
  ...seriesResources,
  ...searchResources,
];
