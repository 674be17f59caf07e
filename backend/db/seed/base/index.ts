import { categories } from './categories';
import { documents } from './documents';
import { labels } from './labels';
import { toolCategories } from './tool-categories';
import { topics } from './topics';

/** Content every installation starts with, with or without the samples. */
export const base = { categories, documents, labels, toolCategories, topics };
