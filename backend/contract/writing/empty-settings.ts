import type { DraftSettings } from './draft';

/** The settings of a new draft. Free of zod, because the editor needs them in the browser. */
export const EMPTY_SETTINGS: DraftSettings = {
  author_id: null,
  category_id: null,
  region: 'none',
  is_important: false,
  pic: '',
  figure_rule: null,
  source_name: '',
  source_url: '',
  script_words: {},
  search_titles: {},
  label_ids: [],
  new_labels: [],
  topic_ids: [],
  release_time: null,
};
